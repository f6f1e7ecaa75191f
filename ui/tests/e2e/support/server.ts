import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

/** The program that is tried. */
export const BINARY =
  process.env['BLIPFALL_BIN'] ?? fileURLToPath(new URL('../../../../target/debug/blipfall', import.meta.url));
const STARTS_WITHIN = 60_000;

/** The program as people run it, on a port and in a folder of its own. */
export class Server {
  #child: ChildProcess | null = null;
  #said = '';
  readonly #data = mkdtempSync(join(tmpdir(), 'blipfall-e2e-'));

  constructor(readonly port: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(more: string[] = []): Promise<void> {
    const words = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.#data, ...more];
    const child = spawn(BINARY, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    child.stderr.on('data', (text) => (this.#said += String(text)));
    // Whoever ends it on purpose has let go of it before.
    child.on('exit', (code) => this.#child === child && console.error(`the server ended (${code}):\n${this.#said}`));
    const until = Date.now() + STARTS_WITHIN;
    while (!(await this.#answers())) {
      if (Date.now() > until) throw new Error(`${BINARY} ${words.join(' ')} does not answer:\n${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** As if the machine had lost power. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Tests get a server that lives as long as their worker. */
export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, provide) => {
      const server = new Server(await freePort());
      await server.start();
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export { expect } from '@playwright/test';

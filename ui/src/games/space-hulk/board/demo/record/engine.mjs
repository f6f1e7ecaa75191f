// Speaks the engine protocol with `blipfall engine`, one request at a time.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export class Engine {
  #process;
  #waiting = [];

  constructor(program, args = []) {
    this.#process = spawn(program, ['engine', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#waiting.shift()(JSON.parse(line)));
  }

  /** Sends a request; the answer may say `ok: false`. */
  try(request) {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    });
  }

  /** Sends a request that must succeed. */
  async ask(request) {
    const answer = await this.try(request);
    if (!answer.ok) throw new Error(`${JSON.stringify(request).slice(0, 300)}: ${JSON.stringify(answer.error)}`);
    return answer;
  }

  close() {
    this.#process.stdin.end();
  }
}

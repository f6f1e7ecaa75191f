import { once } from 'node:events';
import { connect, createServer, type Server as Listener, type Socket } from 'node:net';

/** A cable between a browser and the server, which can be pulled out. */
export class Line {
  #isCut = false;
  #ends = new Set<Socket>();
  #listener: Listener;

  private constructor(port: number) {
    this.#listener = createServer((browser) => {
      if (this.#isCut) return void browser.destroy();
      const server = connect(port, '127.0.0.1');
      browser.pipe(server).pipe(browser);
      for (const [one, other] of [
        [browser, server],
        [server, browser],
      ] as const) {
        this.#ends.add(one);
        one.on('error', () => {});
        one.on('close', () => (this.#ends.delete(one), other.destroy()));
      }
    });
  }

  static async to(port: number): Promise<Line> {
    const line = new Line(port);
    line.#listener.listen(0, '127.0.0.1');
    await once(line.#listener, 'listening');
    return line;
  }

  get url(): string {
    const address = this.#listener.address();
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  }

  /** Whatever runs over it is lost, and nothing gets through any more. */
  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#listener.close();
  }
}

import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";

/**
 * Stands between the site and a service it speaks to, and passes on what both say: late, not at all, or until it is cut.
 */
export class Relay {
  /** Milliseconds that each piece takes, in both directions together. */
  delay = 0;
  /** Connections that were asked for since the relay stands. */
  connections = 0;
  #isRefusing = false;
  #server: Server | undefined;
  readonly #open = new Set<Socket>();

  private constructor(
    readonly target: () => number,
    readonly port: number,
  ) {}

  /** @param target the port that the service listens on now, on this machine */
  static async open(target: () => number): Promise<Relay> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const relay = new Relay(target, (server.address() as AddressInfo).port);
    relay.#serve(server);
    return relay;
  }

  /** Cuts what is open, and from now on nothing listens: whoever connects is refused. */
  refuse(): void {
    this.#isRefusing = true;
    this.#server?.close();
    this.cut();
  }

  /** Ends every connection in the middle of what it says. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }

  /** Takes and passes on everything again, as fast as it comes. */
  async heal(): Promise<void> {
    this.delay = 0;
    if (!this.#isRefusing) return;
    this.#isRefusing = false;
    const server = createServer().listen(this.port, "127.0.0.1");
    await once(server, "listening");
    this.#serve(server);
  }

  close(): void {
    this.refuse();
  }

  #serve(server: Server): void {
    this.#server = server;
    server.on("connection", (near) => {
      this.connections += 1;
      const far = connect(this.target(), "127.0.0.1");
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.setNoDelay(true);
        one.pipe(this.#late()).pipe(other);
        one.on("error", () => other.destroy()); // Whoever hangs up is what is tried.
        one.on("close", () => {
          this.#open.delete(one);
          other.destroy();
        });
      }
    });
  }

  #late(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (this.delay === 0) done(null, chunk);
        else setTimeout(done, this.delay / 2, null, chunk);
      },
    });
  }
}

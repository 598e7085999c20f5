import { connect, type Socket } from "node:net";
import { someAddress } from "../fuzz/visitors.ts";

/** What has become of the requests of clients that keep their connections. */
interface Kept {
  answered: number;
  /** Sent behind one whose answer said that it is the connection's last: the client knows that nobody has done them. */
  toSendAgain: number;
  /** Sent, and no word of them. */
  lost: number;
}

/** Milliseconds between an answer and the next requests, at most. */
const longestPause = 40;

/** Many that are quick, so that many are on their way at any moment, and one that takes the processor. */
const targets = ["/healthz", "/readyz", "/healthz", "/en/legal", "/healthz", "/en/search?surface=100-500"];

/**
 * A client that keeps its connection and sends so many requests at a time, the next when all are answered, until it is told
 * that the connection ends.
 */
class SteadyClient {
  readonly #socket: Socket;
  readonly #ended: Promise<void>;
  #count = 0;
  #outstanding = 0;
  #received = "";
  #isTold = false;

  constructor(
    readonly port: number,
    readonly atOnce: number,
    readonly kept: Kept,
  ) {
    this.#socket = connect(port, "127.0.0.1", () => this.#send());
    this.#socket.on("data", (chunk) => this.#take(chunk.toString("latin1")));
    this.#socket.on("error", () => undefined); // Being hung up on is what is counted.
    this.#ended = new Promise((resolve) => {
      this.#socket.once("close", () => {
        if (this.#isTold) kept.toSendAgain += this.#outstanding;
        else kept.lost += this.#outstanding;
        resolve();
      });
    });
  }

  async end(): Promise<void> {
    if (this.#outstanding === 0) this.#socket.destroy();
    await this.#ended;
  }

  /** HEAD: where an answer ends is where its headers do. */
  #send(): void {
    if (this.#socket.destroyed || this.#socket.readableEnded) return;
    const head = `Host: localhost:${this.port}\r\nX-Forwarded-For: ${someAddress()}\r\n\r\n`;
    this.#outstanding = this.atOnce;
    this.#count += 1;
    this.#socket.write(
      Array.from(
        { length: this.atOnce },
        (_, index) => `HEAD ${targets[(this.#count + index) % targets.length]} HTTP/1.1\r\n${head}`,
      ).join(""),
    );
  }

  #take(text: string): void {
    this.#received += text;
    for (let end; (end = this.#received.indexOf("\r\n\r\n")) >= 0; this.#received = this.#received.slice(end + 4)) {
      this.kept.answered += 1;
      this.#outstanding -= 1;
      if (/^connection: close/im.test(this.#received.slice(0, end))) this.#isTold = true;
    }
    if (this.#outstanding === 0 && !this.#isTold) setTimeout(() => this.#send(), Math.random() * longestPause);
  }
}

/** Clients that keep their connections, some sending one request at a time and some several. */
export class SteadyClients {
  readonly kept: Kept = { answered: 0, toSendAgain: 0, lost: 0 };
  readonly #clients: SteadyClient[];

  constructor(port: number, atOnce: readonly number[]) {
    this.#clients = atOnce.map((each) => new SteadyClient(port, each, this.kept));
  }

  /** Waits until all have been answered or hung up on. */
  async end(): Promise<Kept> {
    await Promise.all(this.#clients.map((client) => client.end()));
    return this.kept;
  }
}

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { ChunkCount } from "./chunk-count.server.ts";
import { sendError } from "./error-response.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { RequestPieces } from "./request-pieces.server.ts";

/** Bytes that a client may send ahead of the answer it waits for; browsers and proxies send none. */
const mostAhead = 16 * 1024;
/** Bytes that the parser gets in one turn of the event loop, but for a body of known length, which costs it little. */
const maxQueued = 4 * 1024;
/** Milliseconds, and bytes that are thrown away, in which a client may take the answer to what was not read to its end. */
const grace = 1_000;
const mostThrownAway = 1024 * 1024;

/**
 * A connection that hands Node's parser one request at a time: what a client sends ahead waits as bytes until the answer
 * before it has left, and is dropped with the connection. Node would parse all that has arrived, and make a request, an
 * answer and at the end an error of each: 250 connections with 30 requests each, 16 kB in all, held it up for a quarter of
 * a second.
 *
 * Only where a piece ends is decided here (request-pieces.server.ts); what a request is, the parser says.
 *
 * What has been answered before its body was there is not parsed any further, and its connection ends. Nor is a body in
 * absurdly small chunks: 48 MB of chunks of one byte kept everybody waiting for seconds.
 */
class SerialConnection extends Duplex {
  readonly #socket: Socket;
  #held: Buffer = Buffer.alloc(0);
  #request?: IncomingMessage;
  #response?: ServerResponse;
  #chunks?: ChunkCount;
  /** Whether nothing more is parsed, as an answer was made before its request had come. */
  #isOver = false;
  #thrownAway = 0;
  #isScheduled = false;
  /** Whether the parser has a part of a request that it can't hand on yet. */
  #hasBegun = false;
  readonly #pieces = new RequestPieces();

  constructor(socket: Socket) {
    super({ writableHighWaterMark: socket.writableHighWaterMark });
    this.#socket = socket;
    socket.on("data", (chunk: Buffer) => this.#hold(chunk));
    // Who has left, or says that nothing more comes, gets no further answer: so it is with Node's own connections.
    socket.on("end", () => this.#drop());
    socket.on("error", (error) => this.destroy(error));
    socket.on("timeout", () => this.emit("timeout"));
    socket.on("close", () => this.destroy());
    this.on("resume", () => this.#deliver());
    open.add(this.once("close", () => open.delete(this)));
  }

  /** Keeps what follows `request` from the parser until its answer has left. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    // So much can only have slipped into one piece by design.
    if (this.#request) return void this.destroy();
    this.#request = request;
    this.#hasBegun = false;
    const bodyLength = Number(request.headers["content-length"] ?? 0);
    this.#pieces.beginBody(bodyLength);
    const isChunked = request.headers["transfer-encoding"] !== undefined;
    if (isChunked || bodyLength > 0) this.#beginBody(request, response, isChunked);
    response.once("close", () => {
      this.#request = undefined;
      this.#response = undefined;
      this.#chunks = undefined;
      // Not at once: many small requests of one client are not to keep the others waiting.
      this.#deliverLater();
    });
  }

  /** An answer that is made before the body has come says that it is the connection's last: Node then calls `destroySoon`. */
  #beginBody(request: IncomingMessage, response: ServerResponse, isChunked: boolean): void {
    this.#response = response;
    if (isChunked) this.#chunks = new ChunkCount();
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    request.once("end", () => (response.shouldKeepAlive = shouldKeepAlive));
    response.once("prefinish", () => {
      if (request.complete) return;
      this.#isOver = true;
      this.#held = Buffer.alloc(0);
      if (this.#socket.isPaused()) this.#socket.resume();
    });
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  get bytesWritten(): number {
    return this.#socket.bytesWritten;
  }

  /** Whether the client has sent more than the request that is answered now. */
  get hasMore(): boolean {
    return this.#waitsForAnswer() && this.#held.length > 0;
  }

  /** Whether nothing of a request has come that is not answered. */
  get isIdle(): boolean {
    return this.#request === undefined && !this.#hasBegun && this.#held.length === 0;
  }

  /** Bytes that the client has not read yet. */
  get bytesUnread(): number {
    return this.#socket.writableLength;
  }

  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds);
    return this;
  }

  /** What Node calls after the last answer of a connection. */
  destroySoon(): void {
    if (this.writableFinished) this.#leave();
    else this.once("finish", () => this.#leave());
    this.end();
  }

  /** To hang up on who still sends would reset the connection, and the answer could be lost. */
  #leave(): void {
    if (!this.#isOver) return void this.destroy();
    const late = setTimeout(() => this.destroy(), grace);
    this.once("close", () => clearTimeout(late));
  }

  /** What is pushed from here would be kept, and parsed together with the next piece: it comes when it can be parsed. */
  override _read(): void {
    return undefined;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#socket.cork();
    for (const [index, { chunk }] of chunks.entries()) {
      this.#socket.write(chunk, index === chunks.length - 1 ? done : undefined);
    }
    this.#socket.uncork();
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#held = Buffer.alloc(0);
    this.#socket.destroy();
    done(error);
  }

  #hold(chunk: Buffer): void {
    if (this.#isOver) return this.#throwAway(chunk);
    this.#held = this.#held.length > 0 ? Buffer.concat([this.#held, chunk]) : chunk;
    this.#deliver();
  }

  #throwAway(chunk: Buffer): void {
    this.#thrownAway += chunk.length;
    if (this.#thrownAway > mostThrownAway) this.#socket.pause();
  }

  #deliver(): void {
    let given = 0;
    while (given < maxQueued && this.#mayDeliver()) {
      const end = this.#pieces.endOfNext(this.#held);
      const piece = this.#held.subarray(0, end);
      this.#held = this.#held.subarray(end);
      given += end;
      if (this.#chunks?.takes(piece) === false) return this.#refuse();
      this.#hasBegun = this.#request === undefined;
      this.push(piece);
    }
    if (this.#isOver) return;
    if (this.#held.length > mostAhead && this.#waitsForAnswer()) return void this.destroy();
    // A body that nobody reads yet; while an answer is made, reading goes on: it tells when the client leaves.
    const mayCome = this.#held.length === 0 || this.#waitsForAnswer();
    if (!mayCome) this.#socket.pause();
    else if (this.#socket.isPaused()) this.#socket.resume();
    if (this.#mayDeliver()) this.#deliverLater();
  }

  #deliverLater(): void {
    if (this.#isScheduled || this.#held.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#deliver();
    });
  }

  #mayDeliver(): boolean {
    return this.#held.length > 0 && this.#isParsing() && !this.#waitsForAnswer() && !this.#isOver;
  }

  #refuse(): void {
    if (this.#response && !this.#response.headersSent) sendError(this.#response, 400);
    else this.destroy();
  }

  /** Whether what is pushed now is parsed at once. */
  #isParsing(): boolean {
    return this.readableFlowing === true && this.readableLength === 0 && !this.writableEnded;
  }

  #waitsForAnswer(): boolean {
    return this.#request?.complete === true;
  }

  #drop(): void {
    this.#held = Buffer.alloc(0);
    this.push(null);
  }
}

const open = new Set<SerialConnection>();

/** Ends the connections of which no request is under way, in whole or in part. */
export function endIdleConnections(): void {
  for (const connection of open) if (connection.isIdle) connection.destroySoon();
}

/** Lets `server` parse what each of its connections sends one request at a time. */
export function parseSerially(server: Server): void {
  // What Node's server does with a connection, which may be any stream.
  const listeners = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const connection = new SerialConnection(socket);
    for (const listener of listeners) listener.call(server, connection);
  });
}

/** Keeps what follows a request from the parser until its answer has left. */
export const serializeRequests: Middleware = (request, response, next) => {
  connectionOf(request).begin(request, response);
  next();
};

/** The connection that a request came over. */
export function connectionOf({ socket }: IncomingMessage): SerialConnection {
  if (!(socket instanceof SerialConnection)) throw new Error("This server does not parse serially");
  return socket;
}

import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** A request as it goes over the wire: nothing is put right on the way. */
export interface WireRequest {
  method: string;
  /** Path and query, one character a byte. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: Buffer;
}

export interface WireAnswer {
  /** 0 where none came in time. */
  status: number;
  /** Names in lower case, in the order they came. */
  headers: (readonly [name: string, value: string])[];
  /** Decoded: chunks joined, uncompressed. */
  body: Buffer;
  /** From the first byte sent to the last received. */
  milliseconds: number;
  outcome: "answered" | "silent" | "refused" | "hung up" | "too large";
}

/** Bytes of an answer that are still read; no page comes near it. */
const mostBytes = 16 * 1024 * 1024;

/** The bytes of a request; the connection is used once. */
function bytesOf({ method, target, headers, body }: WireRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${target} HTTP/1.1`, ...lines, "Connection: close"].join("\r\n");
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), body ?? Buffer.alloc(0)]);
}

/** Sends a request to this machine's `port` and reads what comes back, for `patience` milliseconds at most. */
export function exchange(port: number, request: WireRequest, patience: number): Promise<WireAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const start = performance.now();
    let isConnected = false;
    const socket = connect(port, "127.0.0.1", () => {
      isConnected = true;
      socket.write(bytesOf(request));
    });
    const done = (outcome: WireAnswer["outcome"]) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ ...read(Buffer.concat(chunks)), milliseconds: performance.now() - start, outcome });
    };
    const timer = setTimeout(() => done("silent"), patience);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      received += chunk.length;
      if (received > mostBytes) done("too large");
    });
    socket.on("end", () => done(received > 0 ? "answered" : "hung up"));
    socket.on("error", () => done(received > 0 ? "answered" : isConnected ? "hung up" : "refused"));
  });
}

/** The first value of a header, or an empty text. */
export function headerOf(answer: Pick<WireAnswer, "headers">, name: string): string {
  return answer.headers.find(([found]) => found === name)?.[1] ?? "";
}

function read(received: Buffer): Pick<WireAnswer, "status" | "headers" | "body"> {
  const end = received.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = received
    .subarray(0, end < 0 ? received.length : end)
    .toString("latin1")
    .split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0);
  // 100 Continue, and the answer behind it.
  if (status >= 100 && status < 200 && end >= 0) return read(received.subarray(end + 4));
  const raw = end < 0 ? Buffer.alloc(0) : received.subarray(end + 4);
  const body = headerOf({ headers }, "transfer-encoding") === "chunked" ? joinChunks(raw) : raw;
  return { status, headers, body: uncompressed(body, headerOf({ headers }, "content-encoding")) };
}

function joinChunks(raw: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < raw.length; ) {
    const lineEnd = raw.indexOf("\r\n", at);
    const length = lineEnd < 0 ? 0 : Number.parseInt(raw.toString("latin1", at, lineEnd), 16) || 0;
    if (length === 0) break;
    pieces.push(raw.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
  return Buffer.concat(pieces);
}

function uncompressed(body: Buffer, encoding: string): Buffer {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };
  if (body.length === 0 || !Object.hasOwn(decoders, encoding)) return body;
  try {
    return decoders[encoding as keyof typeof decoders](body);
  } catch {
    return body; // A part of it (206), or cut short: judged as it came.
  }
}

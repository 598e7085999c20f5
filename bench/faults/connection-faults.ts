import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { someAddress } from "../fuzz/visitors.ts";
import type { Fault } from "./fault.ts";

/* Clients that behave badly, all at once, beside visitors who don't. */

/** Opens so many connections, some at a time; `begin` is told of each that stands. */
async function openMany(port: number, count: number, begin: (socket: Socket) => void): Promise<Socket[]> {
  const sockets: Socket[] = [];
  const atOnce = 200;
  while (sockets.length < count) {
    const opened = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () => {
      const socket: Socket = connect(port, "127.0.0.1", () => begin(socket));
      socket.on("error", () => undefined); // To be hung up on is right.
      return socket;
    });
    sockets.push(...opened);
    await wait(50);
  }
  return sockets;
}

function closeAll(sockets: readonly Socket[]): string {
  const left = sockets.filter(({ readyState }) => readyState === "open").length;
  for (const socket of sockets) socket.destroy();
  return `${sockets.length.toLocaleString("en")} connections, ${left.toLocaleString("en")} open at the end`;
}

const head = (port: number, first: string, more = "") =>
  `${first} HTTP/1.1\r\nHost: localhost:${port}\r\nX-Forwarded-For: ${someAddress()}\r\n${more}`;

const idle: Fault = {
  name: "idle-connections",
  title: "idle connections",
  allowed: [],
  make: async ({ site: { port } }, seconds) => {
    const sockets = await openMany(port, 10_000, () => undefined);
    await wait(seconds * 1000);
    return closeAll(sockets);
  },
};

const slowWriters: Fault = {
  name: "slow-writers",
  title: "slow writers: a byte of head or body each half second",
  allowed: [],
  make: async ({ site: { port } }, seconds) => {
    const begins = [
      () => head(port, "GET /en/search"),
      () =>
        head(
          port,
          "POST /en/contact",
          "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\n",
        ),
    ];
    let count = 0;
    const sockets = await openMany(port, 500, (socket) => socket.write(begins[count++ % 2]!()));
    for (const ends = performance.now() + seconds * 1000; performance.now() < ends; await wait(500)) {
      for (const socket of sockets) if (socket.writable) socket.write("x");
    }
    return closeAll(sockets);
  },
};

const slowReaders: Fault = {
  name: "slow-readers",
  title: "slow readers: of pages asked for, none read",
  // Each asks for a page that nobody has asked for: those are pages beyond what it can make at a time.
  allowed: [503],
  make: async ({ site: { port } }, seconds) => {
    let number = 0;
    const sockets = await openMany(port, 200, (socket) => {
      socket.pause();
      socket.write(`${head(port, `GET /en/search?surface=${(number += 1)}-900`)}\r\n`);
    });
    await wait(seconds * 1000);
    return closeAll(sockets);
  },
};

/** Bytes of a body that no form needs, and of the pieces it is sent in. */
const largeBody = 100 * 1024 * 1024;
const piece = Buffer.alloc(64 * 1024, "x");

const largeBodies: Fault = {
  name: "large-bodies",
  title: "bodies of 100 MB, announced and in chunks",
  allowed: [],
  make: async ({ site: { port } }, seconds) => {
    const begins = [
      () => head(port, "POST /en/contact", `Content-Length: ${largeBody}\r\n\r\n`),
      () => head(port, "POST /en/contact", "Transfer-Encoding: chunked\r\n\r\n"),
    ];
    const statuses = new Map<string, number>();
    let count = 0;
    for (const ends = performance.now() + seconds * 1000; performance.now() < ends; ) {
      const sockets = await openMany(port, 20, (socket) => {
        const isChunked = count++ % 2 === 1;
        socket.write(begins[isChunked ? 1 : 0]!());
        socket.once("data", (answer) => {
          const status = answer.toString("latin1").split(" ")[1] ?? "";
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        });
        pour(socket, isChunked);
      });
      await wait(2_000);
      closeAll(sockets);
    }
    const answers = [...statuses].map(([status, times]) => `${status} ×${times}`).join(", ");
    return `${count} of them answered ${answers || "by hanging up"}`;
  },
};

/** Sends a body as fast as it is taken, until it is whole or the connection ends. */
function pour(socket: Socket, isChunked: boolean, sent = 0): void {
  let bytes = sent;
  while (socket.writable && bytes < largeBody) {
    bytes += piece.length;
    if (isChunked) socket.write(`${piece.length.toString(16)}\r\n`);
    const goesOn = socket.write(piece);
    if (isChunked) socket.write("\r\n");
    if (!goesOn) return void socket.once("drain", () => pour(socket, isChunked, bytes));
  }
}

export const connectionFaults: readonly Fault[] = [idle, slowWriters, slowReaders, largeBodies];

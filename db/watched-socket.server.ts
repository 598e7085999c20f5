import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";

/** Milliseconds of silence after which the server is asked for a sign of life, and those that it has for one. */
const silence = 1_000;
const patience = 750;

/**
 * Opens the connection for a pool. When a request stays unanswered and the server does not answer a newcomer either,
 * the connection is dropped: packets that a network swallows would otherwise hold the request, and the connection
 * after the network is back, for minutes. A server that is only slow is left to its statement timeout.
 */
export function openWatchedSocket(host: string, port: number): Socket {
  const socket = connect(port, host);
  let waiting = false;
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.write = (...args: unknown[]) => {
    waiting = true;
    return write(...args);
  };
  socket.on("data", () => (waiting = false));
  // A request that the driver sends between an established connection's error and its end would never be answered:
  // postgres.js rejects what is open only when a connection ends without an error.
  const destroy = socket.destroy.bind(socket);
  socket.once("connect", () => (socket.destroy = () => destroy()));
  endOnGoodbye(socket);
  socket.setTimeout(silence);
  socket.on("timeout", () => {
    if (!waiting || socket.connecting) return;
    void givesSignOfLife(host, port).then((alive) => {
      if (waiting && !alive) socket.destroy();
      else socket.setTimeout(silence);
    });
  });
  return socket;
}

/**
 * Takes the server's last words, that it or an administrator ends the connection, for the end that they announce: the
 * driver keeps them, and fails the first query of its next connection with them.
 */
function endOnGoodbye(socket: Socket): void {
  const emit = socket.emit.bind(socket) as (event: string, ...args: unknown[]) => boolean;
  socket.emit = (event: string, ...args: unknown[]) => {
    if (event !== "data" || !isGoodbye(args[0] as Buffer)) return emit(event, ...args);
    socket.destroy();
    return true;
  };
}

const errorMessage = "E".charCodeAt(0);

/** Whether what has come ends with an error message that is fatal: an administrator's command, or a crash. */
function isGoodbye(received: Buffer): boolean {
  const end = received.subarray(-500);
  const code = Math.max(end.indexOf("VFATAL\0C57P01\0"), end.indexOf("VFATAL\0C57P02\0"));
  // Before the code stands the severity in the server's language.
  for (let start = code - 6; start >= 0; start--) {
    if (end[start] === errorMessage && end.readInt32BE(start + 1) === end.length - start - 1) return true;
  }
  return false;
}

/** Asks whether the server speaks TLS, which it answers with one letter before it knows who asks. */
async function givesSignOfLife(host: string, port: number): Promise<boolean> {
  const probe = connect(port, host);
  try {
    const request = Buffer.alloc(8);
    request.writeInt32BE(8, 0);
    request.writeInt32BE(80877103, 4);
    probe.write(request);
    await once(probe, "data", { signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    // Refused, reset or silent: no life.
    return false;
  } finally {
    probe.destroy();
  }
}

import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

/** Milliseconds of silence after which the server is asked for a sign of life. */
const silence = 1_000;
/** Milliseconds of a turn: what it has for one is counted in turns of the event loop. */
const turn = 50;

/**
 * Opens the connection for a pool. When a request stays unanswered and the server does not answer a newcomer either,
 * the connection is dropped: packets that a network swallows would otherwise hold the request, and the connection
 * after the network is back, for minutes. A server that is only slow is left to its statement timeout.
 * @param patience milliseconds that the server has for a sign of life, more where this program itself is busy
 */
export function openWatchedSocket(host: string, port: number, patience: number): Socket {
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
    void givesSignOfLife(host, port, patience).then((alive) => {
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
async function givesSignOfLife(host: string, port: number, patience: number): Promise<boolean> {
  const probe = connect(port, host);
  const over = new AbortController();
  const request = Buffer.alloc(8);
  request.writeInt32BE(8, 0);
  request.writeInt32BE(80877103, 4);
  probe.write(request);
  // Refused, reset or silent: no life.
  const answered = once(probe, "data", { signal: over.signal }).then(
    () => true,
    () => false,
  );
  const alive = await Promise.race([answered, passes(patience, over.signal).then(() => false)]);
  over.abort();
  probe.destroy();
  return alive;
}

/**
 * Waits in turns after each of which what has come is read. A single timer would be over before that where the program was
 * busy all the while (an import that parses, a picture that is drawn), and take its own silence for the server's.
 */
async function passes(milliseconds: number, signal: AbortSignal): Promise<void> {
  for (let passed = 0; passed < milliseconds && !signal.aborted; passed += turn) {
    await wait(turn);
    await nextTurn();
  }
}

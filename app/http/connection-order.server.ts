import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that a client may send ahead on one connection; browsers send none, and Node would begin with all of them. */
const mostAhead = 8;
/** Bytes of answers that are finished and not taken, of all connections together. */
const mostUntaken = 64 * 1024 * 1024;
/** Milliseconds without a byte while an answer is made: longer than any takes, shorter than a client that hangs would like. */
export const answerPatience = 120_000;
/** Milliseconds without a byte after which a client that does not take its answer is hung up on. */
const readingPatience = 20_000;

interface Line {
  /** Requests whose answers have not left, the one that is worked on included. */
  open: number;
  waiting: (() => void)[];
  isBusy: boolean;
  isClosing: boolean;
}

const lines = new WeakMap<Socket, Line>();
/** Bytes of each answer that is finished and not taken, the oldest first. */
const untaken = new Map<ServerResponse, number>();
let untakenBytes = 0;

/**
 * Answers what comes over one connection in order: work on a request begins when the answer before it has been taken, and
 * not at all when the client has left by then. Who sends too much ahead is told so, and hung up on.
 * @param work begins to answer
 * @param refuse answers who sent too much; the connection ends with it
 */
export function answerInOrder(
  request: IncomingMessage,
  response: ServerResponse,
  { work, refuse }: { work: () => void; refuse: () => void },
): void {
  const { socket } = request;
  const line = lineOf(socket);
  if (line.isClosing) {
    // Whatever comes after the refusal is not even read: Node would keep each request until the answers before it left.
    socket.pause();
    return;
  }
  if (line.open > mostAhead) {
    line.isClosing = true;
    response.shouldKeepAlive = false;
    line.waiting.push(refuse);
  } else {
    line.waiting.push(work);
  }
  line.open++;
  response.once("prefinish", () => watchTaking(response, socket));
  response.once("close", () => {
    forget(response);
    line.open--;
    line.isBusy = false;
    if (!response.shouldKeepAlive) endLine(line);
    next(line, socket);
  });
  next(line, socket);
}

function lineOf(socket: Socket): Line {
  const known = lines.get(socket);
  if (known) return known;
  const line: Line = { open: 0, waiting: [], isBusy: false, isClosing: false };
  lines.set(socket, line);
  socket.once("close", () => endLine(line));
  return line;
}

function endLine(line: Line): void {
  line.isClosing = true;
  line.waiting = [];
}

function next(line: Line, socket: Socket): void {
  if (line.isBusy || socket.destroyed) return;
  const begin = line.waiting.shift();
  if (!begin) return;
  line.isBusy = true;
  socket.setTimeout(answerPatience);
  begin();
}

/** An answer is finished: its bytes wait for the client, for so long and for so many of all clients together. */
function watchTaking(response: ServerResponse, socket: Socket): void {
  const bytes = socket.writableLength;
  if (bytes === 0 || socket.destroyed) return;
  untaken.set(response, bytes);
  untakenBytes += bytes;
  // Node restarts the clock with every byte that leaves, and sets its own when the answer has been taken.
  socket.setTimeout(readingPatience);
  for (const [oldest] of untaken) {
    if (untakenBytes <= mostUntaken) break;
    forget(oldest);
    oldest.socket?.destroy();
  }
}

function forget(response: ServerResponse): void {
  untakenBytes -= untaken.get(response) ?? 0;
  untaken.delete(response);
}

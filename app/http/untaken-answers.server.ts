import type { ServerResponse } from "node:http";
import type { SerialConnection } from "./serial-connection.server.ts";

/** Bytes of answers that are finished and not taken, of all connections together. */
const mostUntaken = 64 * 1024 * 1024;
/** Milliseconds without a byte after which a client that does not take its answer is hung up on. */
const readingPatience = 20_000;

/** Bytes of each answer that is finished and not taken, the oldest first. */
const untaken = new Map<ServerResponse, number>();
let untakenBytes = 0;

/** Keeps a finished answer for the client who does not read it for so long only, and so many bytes of all together. */
export function limitUntaken(response: ServerResponse, connection: SerialConnection): void {
  response.once("prefinish", () => {
    const bytes = connection.bytesUntaken;
    if (bytes === 0 || connection.destroyed) return;
    untaken.set(response, bytes);
    untakenBytes += bytes;
    // Node restarts the clock with every byte that leaves, and sets its own when the answer has been taken.
    connection.setTimeout(readingPatience);
    for (const [oldest] of untaken) {
      if (untakenBytes <= mostUntaken) break;
      forget(oldest);
      oldest.socket?.destroy();
    }
  });
  response.once("close", () => forget(response));
}

function forget(response: ServerResponse): void {
  untakenBytes -= untaken.get(response) ?? 0;
  untaken.delete(response);
}

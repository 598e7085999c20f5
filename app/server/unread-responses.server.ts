import type { ServerResponse } from "node:http";
import type { Middleware } from "./middleware.server.ts";
import { connectionOf } from "./serial-connection.server.ts";

/** Bytes of answers that are finished and not read, of all connections together. */
const mostUnread = 64 * 1024 * 1024;
/** Milliseconds without a byte after which a client that does not read its answer is hung up on. */
const readingPatience = 20_000;

/** Bytes of each answer that is finished and not read, the oldest first. */
const unread = new Map<ServerResponse, number>();
let unreadBytes = 0;

/** Keeps a finished answer for the client who does not read it for so long only, and so many bytes of all together. */
export const limitUnread: Middleware = (request, response, next) => {
  const connection = connectionOf(request);
  response.once("prefinish", () => {
    const bytes = connection.bytesUnread;
    if (bytes === 0 || connection.destroyed) return;
    unread.set(response, bytes);
    unreadBytes += bytes;
    // Node restarts the clock with every byte that leaves, and sets its own when the answer has been read.
    connection.setTimeout(readingPatience);
    for (const [oldest] of unread) {
      if (unreadBytes <= mostUnread) break;
      untrack(oldest);
      oldest.socket?.destroy();
    }
  });
  response.once("close", () => untrack(response));
  next();
};

function untrack(response: ServerResponse): void {
  unreadBytes -= unread.get(response) ?? 0;
  unread.delete(response);
}

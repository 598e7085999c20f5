import { STATUS_CODES, type Server } from "node:http";
import { log } from "./log.server.ts";
import type { NamedHeader } from "./security-headers.ts";

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is not even HTTP, or too slow, with a status and the usual headers instead of Node's bare line. */
export function answerBrokenRequests(server: Server, headers: readonly NamedHeader[]) {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const status = statusOf[error.code ?? ""] ?? 400;
    log.debug({ code: error.code, status }, "A broken request");
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = `${STATUS_CODES[status]}\n`;
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Connection: close",
      "Content-Type: text/plain; charset=utf-8",
      `Content-Length: ${body.length}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  });
}

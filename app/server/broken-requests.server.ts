import { STATUS_CODES, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { log } from "#app/http/log.server.ts";
import type { NamedHeader } from "#app/http/security-headers.ts";

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what is not even HTTP, or too slow, or wants us to be its proxy, with a status and the usual headers instead of
 * Node's bare line or none.
 */
export function answerBrokenRequests(server: Server, headers: readonly NamedHeader[]) {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const status = statusOf[error.code ?? ""] ?? 400;
    log.debug({ code: error.code, status }, "A broken request");
    if (error.code === "ECONNRESET") socket.destroy();
    else hangUp(socket, status, headers);
  });
  server.on("connect", (_request, socket) => hangUp(socket, 405, [...headers, ["Allow", "GET, HEAD, POST"]]));
}

function hangUp(socket: Duplex, status: number, headers: readonly NamedHeader[]): void {
  if (!socket.writable) {
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
  socket.on("error", () => socket.destroy()); // Whoever has left hears nothing.
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

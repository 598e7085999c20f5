import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { makePicture } from "./pictures.ts";
import { makePortrait } from "./portraits.ts";

/**
 * Serves on one port of this machine what an advertiser and a mail program have elsewhere: the pictures of invented
 * listings under `/pictures/`, the portraits of invented Google accounts under `/portraits/`, and the kept mail under `/dev/mail`. The site asks it for both, nobody else does.
 * @param port 0 for any that is free
 * @param width of the pictures in pixels: where nobody looks at them, small ones spare the site's work, too
 */
export function serveDemonstration(port: number, width?: number): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, width).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "This can’t be shown; the demonstration’s own server says why at its terminal.\n");
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, width?: number): Promise<void> {
  const path = request.url ?? "/";
  if (request.method !== "GET" && request.method !== "HEAD") return sendText(response, 405, "Only GET\n");
  if (path === "/") return sendText(response, 200, "ok\n");
  if (path.startsWith("/pictures/")) {
    return sendPng(await makePicture(path.slice("/pictures/".length), width), response);
  }
  if (path.startsWith("/portraits/")) return sendPng(await makePortrait(path.slice("/portraits/".length)), response);
  if (/^\/dev\/mail(?:[/?]|$)/.test(path)) return sendMailbox(path, response);
  sendText(response, 404, "Not found\n");
}

function sendPng(picture: Buffer | undefined, response: ServerResponse): void {
  if (!picture) return sendText(response, 404, "No such picture\n");
  response.writeHead(200, { "Content-Type": "image/png", "Content-Length": picture.length }).end(picture);
}

async function sendMailbox(path: string, response: ServerResponse): Promise<void> {
  // Only now: its pages are made of much of the site, which pictures need not wait for.
  const { answerMailbox } = await import("../mailbox/mailbox.tsx");
  const page = await answerMailbox(new URL(path, "http://localhost"));
  response.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text());
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

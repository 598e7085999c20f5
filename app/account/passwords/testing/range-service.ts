import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const digestOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();

/** What a range service lists under the digits of these passwords, as often as each was seen. */
export function listOf(seen: Record<string, number>, lineEnd = "\r\n"): string {
  return Object.entries(seen)
    .map(([password, count]) => `${digestOf(password).slice(5)}:${count}`)
    .join(lineEnd);
}

/** Other passwords' lines, as a padded answer has them. */
export const padding = Array.from({ length: 900 }, (_, at) => `${digestOf(String(at)).slice(5)}:0`).join("\r\n");

/** A service of this machine that answers as it is told, and remembers what it was asked. */
export async function startRangeService() {
  const asked: IncomingMessage[] = [];
  let answer: (response: ServerResponse) => void = (response) => void response.end(padding);
  const server = createServer((request, response) => {
    asked.push(request);
    answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`,
    asked,
    answer: (next: typeof answer) => void (answer = next),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

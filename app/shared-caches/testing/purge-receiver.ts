import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

interface Purge {
  type: string;
  timestamp: string;
  data: { tags: string[] };
}

/**
 * What stands between the site and a cache of any kind: checks the signature of every call with the library that a receiver
 * would use, and keeps what it took.
 * @param answer which status the next call gets, when it has one; 204 when it says nothing
 */
export async function startPurgeReceiver(
  answer: (tags: string[]) => number | undefined | Promise<number | undefined> = () => undefined,
) {
  const secret = "a secret that only the two of them know";
  const taken: string[][] = [];
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      try {
        const webhook = new Webhook(secret, { format: "raw" });
        const { type, data } = webhook.verify(body, request.headers as Record<string, string>) as Purge;
        if (type !== "cache.purge") throw new Error(`No event is called ${type}`);
        const status = (await answer(data.tags)) ?? 204;
        if (status < 300) taken.push(data.tags);
        response.writeHead(status).end();
      } catch (error) {
        refused.push(String(error));
        response.writeHead(400).end();
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: { url: `http://127.0.0.1:${port}/purge`, secret },
    taken,
    refused,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

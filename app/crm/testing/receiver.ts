import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { crmEnvelope, crmEventData, type CrmEventType } from "../crm-event-schema.server.ts";

/** An event as it arrived. */
interface Received {
  id: string;
  type: CrmEventType;
  data: Record<string, unknown>;
}

/**
 * A small customer-relationship system: checks the signature and the form of every call with what a receiver would use,
 * the library and the published schema, and keeps what it took.
 * @param answer which status the next call gets; 200 when it says nothing
 */
export async function startReceiver(
  secret: string,
  answer: (event: Received) => number | undefined | Promise<undefined> = () => undefined,
) {
  const taken: Received[] = [];
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const webhook = new Webhook(secret, { format: "raw" });
      try {
        const envelope = webhook.verify(body, request.headers as Record<string, string>) as Omit<Received, "id">;
        if (!(envelope.type in crmEventData)) throw new Error(`No event is called ${envelope.type}`);
        const { type, data } = crmEnvelope(envelope.type).strict().parse(envelope);
        const event = { id: String(request.headers["webhook-id"]), type, data: data as Record<string, unknown> };
        const status = (await answer(event)) ?? 200;
        if (status < 300) taken.push(event);
        response.writeHead(status).end();
      } catch (error) {
        refused.push(String(error));
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: { url: `http://127.0.0.1:${port}/hook`, secret },
    taken,
    refused,
    types: () => taken.map(({ type }) => type),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

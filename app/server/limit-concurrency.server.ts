import type { IncomingMessage, ServerResponse } from "node:http";
import { clientNetworks } from "#app/http/client-network.server.ts";
import { clientAddressHeader } from "#app/http/client-address.server.ts";
import { limitBody } from "./body-limit.server.ts";
import { answerBusy } from "./busy.server.ts";
import { ConcurrencyLimit } from "./concurrency-limit.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { queueToRender } from "./render-queue.server.ts";

/** A page takes the processor: more at once would be none sooner. What waits longer than this has been given up. */
const pages = new ConcurrencyLimit({
  active: 6,
  activeOfNetwork: 4,
  waiting: 256,
  waitingOfNetwork: 96,
  patience: 8_000,
  longest: 30_000,
});
/** What machines read takes as long as several pages, and is asked for by few: beside the pages, one of a network. */
const lists = new ConcurrencyLimit({
  active: 2,
  activeOfNetwork: 1,
  waiting: 64,
  waitingOfNetwork: 16,
  patience: 8_000,
  longest: 30_000,
});
/**
 * Forms wait for others: the sender's line, the identity service. They wait beside the pages, not before them. A place is
 * taken before the body has come, for ten seconds at most (body-limit.server.ts), so there are many of them.
 */
const forms = new ConcurrencyLimit({
  active: 256,
  activeOfNetwork: 32,
  waiting: 256,
  waitingOfNetwork: 64,
  patience: 8_000,
  longest: 30_000,
});
/** Photos come from elsewhere and are made by threads of their own; a page asks for dozens. */
const photos = new ConcurrencyLimit({
  active: 16,
  activeOfNetwork: 12,
  waiting: 1024,
  waitingOfNetwork: 512,
  patience: 20_000,
  longest: 60_000,
});

/**
 * Hands on so many requests at a time; more wait in a queue in which networks take turns, and the rest is answered 503.
 * Whoever leaves the queue costs nothing.
 */
export const limitConcurrency: Middleware = (request, response, next) => {
  const limit = limitFor(request);
  const leave = limit.run({
    network: clientNetworks([request.headers[clientAddressHeader]].flat()[0] || undefined).at(-1)!.network,
    start: async () => {
      if (limit === pages || limit === lists) {
        await queueToRender();
        if (response.destroyed) return;
      }
      const isOver = whenOver(response);
      limitBody(request, response);
      next();
      await isOver;
    },
    refuse: () => answerBusy(request, response),
  });
  response.once("close", leave);
};

/** Resolves once an answer is written, or nobody waits for it: not twice, which Node is told of each time. */
function whenOver(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    let isOver = false;
    const end = () => {
      if (!isOver) resolve();
      isOver = true;
    };
    response.once("prefinish", end).once("close", end);
  });
}

function limitFor({ method, url = "" }: IncomingMessage): ConcurrencyLimit {
  if (method !== "GET" && method !== "HEAD") return forms;
  if (url.startsWith("/media/")) return photos;
  return /^\/(?:sitemap|feeds\/)/i.test(url) ? lists : pages;
}

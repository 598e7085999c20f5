import { beforeEach, expect, test, vi } from "vitest";
import { answerFeed } from "./answer-feed.server.ts";
import * as encoding from "./encode-body.server.ts";
import { cacheKeyHeader } from "./page-cache.server.ts";

vi.mock("./encode-body.server.ts", { spy: true });
const compressed = vi.mocked(encoding.encodeBody);
beforeEach(() => {
  compressed.mockClear();
});

/** A feed as it is answered to a request, of sources in some state. */
function ask(
  key: string,
  { tag, state = 1, body = "<feed/>" }: { tag?: string | null; state?: number; body?: string } = {},
) {
  const headers = new Headers({ [cacheKeyHeader]: key, "Accept-Encoding": "br" });
  if (tag) headers.set("If-None-Match", tag);
  const request = new Request("https://quartier.example/feeds/atom/en/to-let", { headers });
  const context = { request: { madeOf: { sources: [() => state], states: [state], since: 0 } } };
  return answerFeed(
    { request, context },
    { body, type: "application/atom+xml", language: "en", updated: new Date("2026-11-20T10:00:00Z") },
  );
}
const tagOf = (answer: Response) => answer.headers.get("ETag");

test("nothing is compressed for whoever has the feed, unless it is kept for the next", () => {
  const tag = tagOf(ask("elsewhere"));
  compressed.mockClear();
  const first = ask("known", { tag });
  // A cache keeps it for those of the same coding, as the answer with a body.
  expect([first.status, first.headers.get("Vary")]).toEqual([304, "Accept-Encoding"]);
  expect(compressed).not.toHaveBeenCalled();
  // Asked for twice, it is kept.
  expect(ask("known", { tag }).status).toBe(304);
  expect(compressed).toHaveBeenCalledOnce();
});

test("a feed that stays the same while listings change is not compressed again", () => {
  for (let time = 0; time < 2; time++) ask("renewed");
  compressed.mockClear();
  const again = ask("renewed", { state: 2 });
  expect([again.status, again.headers.get("Content-Encoding")]).toEqual([200, "br"]);
  expect(compressed).not.toHaveBeenCalled();
  expect(tagOf(ask("renewed", { state: 3, body: "<feed>another</feed>" }))).not.toBe(tagOf(again));
  expect(compressed).toHaveBeenCalledOnce();
});

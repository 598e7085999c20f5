import { expect, test } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import { cacheKeyHeader, findPage, printOf, renewPage, storePage } from "./page-cache.server.ts";

const db = {} as DatabasePool;
const madeOf = { sources: [() => 1], states: [1] };
const request = new Request("http://site.test/en", { headers: { [cacheKeyHeader]: "of a test" } });

const print = () => printOf(request, madeOf, new Headers(), "parts");
const store = (printed: string | undefined) =>
  storePage(request, madeOf, new Headers(), Buffer.from("<p>page</p>"), printed);

test("of two first requests at once neither is kept: the next is, with what it is renewed by", async () => {
  const prints = [print(), print()];
  expect(prints).toEqual([undefined, undefined]);
  for (const each of prints) store(each);
  expect(await findPage("of a test", db)).toBeUndefined();

  const third = print();
  store(third);
  expect(await findPage("of a test", db)).toMatchObject({ print: expect.any(String) as string });
  expect(renewPage(request, madeOf, third!)?.body.toString()).toBe("<p>page</p>");
});

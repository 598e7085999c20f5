import type { AppLoadContext } from "@remix-run/node";
import { expect } from "vitest";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loader } from "./feed-resource.ts";

dbTest("a feed of words that were typed, or of a position, is made each time: it is one person's", async ({ db }) => {
  await makeListings(db, { reference: "loft" });
  const isKept = async (address: string) => {
    const context: AppLoadContext = { db, request: { madeOf: { sources: [], states: [] } } };
    const [path = ""] = address.split("?", 1);
    const [, , format, ...rest] = path.split("/");
    const request = new Request(new URL(address, "https://quartier.example"));
    const answer = await loader({ request, context, params: { format, "*": rest.join("/") } });
    expect(answer.status).toBe(200);
    return context.request?.madeOf !== undefined;
  };
  expect(await isKept("/feeds/atom/en/to-let/office")).toBe(true);
  expect(await isKept("/feeds/json/fr/a-louer/bureau/gand?surface=100-")).toBe(true);
  expect(await isKept("/feeds/atom/en/to-let?search=loft")).toBe(false);
  expect(await isKept("/feeds/atom/en/to-let?order=closest&near=50.85,4.35")).toBe(false);
});

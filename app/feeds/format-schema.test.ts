import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { listingRecordSchema } from "#app/listings/listing-record.ts";
import { formatSchema } from "./format-schema.server.ts";

test("docs/listing-format.schema.json is made from the format; npm run listings -- schema makes it anew", async () => {
  const written = await readFile(new URL("../../docs/listing-format.schema.json", import.meta.url), "utf8");
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(formatSchema())));
});

test("the example of docs/listing-format.md is a good line", async () => {
  const page = await readFile(new URL("../../docs/listing-format.md", import.meta.url), "utf8");
  const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? "";
  expect(listingRecordSchema.safeParse(JSON.parse(example)).error).toBeUndefined();
});

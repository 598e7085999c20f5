import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { crmOpenApi } from "./open-api.server.ts";

test("docs/crm.openapi.json is made from the events; npm run crm -- schema makes it anew", async () => {
  const written = await readFile(new URL("../../docs/crm.openapi.json", import.meta.url), "utf8");
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(crmOpenApi())));
});

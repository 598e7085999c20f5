import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getOutlinesDigest } from "./municipality-at-point.server.ts";

test("the digest of the outlines is that of their file, so that other outlines have another", () => {
  const outlines = readFileSync("db/seed/data/map/boundaries.topojson");
  expect(getOutlinesDigest()).toBe(hash("sha256", outlines, "base64url"));
});

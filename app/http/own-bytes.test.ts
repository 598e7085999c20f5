import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ownBytes } from "./own-bytes.server.ts";

test("what is kept of a page holds its own bytes alone", () => {
  const page = brotliCompressSync("a page ".repeat(1_000));
  expect(page.buffer.byteLength).toBeGreaterThan(page.length);
  for (const bytes of [page, Buffer.from("short"), Buffer.alloc(20_000, 1)]) {
    const own = ownBytes(bytes);
    expect(own.equals(bytes)).toBe(true);
    expect(own.buffer.byteLength).toBe(bytes.length);
  }
});

test("what holds no others is not copied", () => {
  const bytes = Buffer.alloc(20_000, 1);
  expect(ownBytes(bytes)).toBe(bytes);
});

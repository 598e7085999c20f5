import { expect, test } from "vitest";
import { eachErased } from "./restore-commands.server.ts";

const digest = "0123456789abcdef".repeat(4);

test("a list of who was erased is read also where npm has written before it which command it runs", () => {
  const banner = "\n> quartier@0.1.0 backup\n> exec node bin/backup.js --erased\n\n";
  expect(eachErased(`${banner}${digest}\n${digest}\n`)).toEqual([digest, digest]);
  expect(eachErased(banner)).toEqual([]);
});

test.each([`${digest.slice(1)}\n`, "not a list\n", `${digest}\n${digest} `])("%j is no such list", (text) => {
  expect(eachErased(text)).toBeNull();
});

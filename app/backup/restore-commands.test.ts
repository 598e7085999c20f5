import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { UsageError } from "#app/command-line/run-command.server.ts";
import { readErasedList, writeErasedList } from "./erased-list.server.ts";
import { run } from "./restore-commands.server.ts";

const digest = "0123456789abcdef".repeat(4);
const banner = "\n> quartier@0.1.0 backup\n> exec node bin/backup.js --erased\n\n";

test.each([[[]], [[digest]], [[digest, digest]]])(
  "a list of who was erased is read as it is written: %j",
  (digests) => {
    const list = `${writeErasedList(digests)}\n`;
    expect(readErasedList(list)).toEqual(digests);
    // npm has written before it which command it runs.
    expect(readErasedList(banner + list)).toEqual(digests);
  },
);

const whole = `${writeErasedList([digest, digest])}\n`;

test.each([
  ["of a command that failed", ""],
  ["of one that failed after npm's own words", banner],
  ["of an older version", `${digest}\n${digest}\n`],
  ["that lost its beginning", whole.slice(digest.length + 1)],
  ["that lost its end", whole.slice(0, -"# 2 in all\n".length)],
  ["cut off within its last line", whole.slice(0, -" all\n".length)],
  ["with what is no digest", `${digest.slice(1)}\n# 1 in all\n`],
  ["with a space too much", `${digest} \n# 1 in all\n`],
  ["that goes on after its end", `${whole}${digest}\n`],
  ["of something else", "not a list\n"],
])("nothing is restored by a list %s: it is told how a new one is made", async (_, text) => {
  const folder = await mkdtemp(path.join(tmpdir(), "quartier-restore-"));
  const erased = path.join(folder, "erased.txt");
  await writeFile(erased, text);
  const restoring = run([path.join(folder, "no.backup")], { erased });
  await expect(restoring).rejects.toThrow(UsageError);
  await expect(restoring).rejects.toThrow("npm run --silent backup -- --erased > erased.txt");
  await rm(folder, { recursive: true });
});

import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { bundlePrograms } from "#app/command-line/testing/bundled-programs.ts";
import { gatherLines } from "./gathered-lines.server.ts";

const [compiled] = await bundlePrograms("gathered-lines", ["app/http/gathered-lines.server.ts"]);

/** A log as the site's, and what reached its destination, write by write. */
function written() {
  const writes: string[] = [];
  const gathered = gatherLines(() => ({ write: (lines: string) => void writes.push(lines) }));
  const write = (text: string, level = 30) => {
    gathered.lastLevel = level;
    gathered.write(`${text}\n`);
  };
  return { writes, write };
}

test("lines of some milliseconds are written together, in their order", async () => {
  const { writes, write } = written();
  for (const text of ["one", "two", "three"]) write(text);
  expect(writes).toEqual([]);
  await vi.waitFor(() => expect(writes).toEqual(["one\ntwo\nthree\n"]));
  write("four");
  await vi.waitFor(() => expect(writes).toEqual(["one\ntwo\nthree\n", "four\n"]));
});

test("a warning is written at once, with what came before it", async () => {
  const { writes, write } = written();
  write("usual");
  write("strange", 40);
  expect(writes).toEqual(["usual\nstrange\n"]);
  await wait(30);
  expect(writes).toHaveLength(1);
});

test("so do many lines: what waits is bounded", () => {
  const { writes, write } = written();
  for (let line = 0; line < 1_000; line++) write("x".repeat(99));
  expect(writes.join("").length).toBeGreaterThan(1_000 * 100 - 20_000);
});

test.each(["process.exit(0)", "throw new Error('unforeseen')", "undefined"])(
  "what waits when the process ends is written: %s",
  (end) => {
    const program = `
      import pino from "pino";
      import { gatherLines } from ${JSON.stringify(compiled)};
      const log = pino({}, gatherLines(() => pino.destination(1)));
      log.info("the last line");
      ${end};`;
    const options = ["--input-type=module", "-e", program];
    expect(spawnSync(process.execPath, options, { encoding: "utf8" }).stdout).toContain("the last line");
  },
);

test("pino says how urgent a line is", () => {
  const writes: string[] = [];
  const log = pino.pino(
    {},
    gatherLines(() => ({ write: (lines: string) => void writes.push(lines) })),
  );
  log.info("usual");
  expect(writes).toEqual([]);
  log.error("strange");
  expect(writes.join("")).toMatch(/usual[^]*strange/);
});

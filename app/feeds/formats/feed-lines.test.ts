import fc from "fast-check";
import { expect, test } from "vitest";
import { maxLineLength, readFeedLines } from "./feed-lines.server.ts";

async function linesOf(...chunks: (string | Buffer)[]): Promise<string[]> {
  async function* stream() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const lines = [];
  for await (const line of readFeedLines(stream())) lines.push(line);
  return lines;
}

test("lines end with a line feed, of Windows too, and the last may lack it", async () => {
  expect(await linesOf("one\ntwo\r\n\nfour")).toEqual(["one", "two", "", "four"]);
  expect(await linesOf("one\n")).toEqual(["one"]);
  expect(await linesOf()).toEqual([]);
});

test("a byte order mark is left out at the beginning only", async () => {
  expect(await linesOf("\ufeff{}\n\ufeff{}\n")).toEqual(["{}", "\ufeff{}"]);
});

test("wherever a stream is cut into chunks, its lines are the same", async () => {
  const text = "première ligne\ndeuxième: €\n\u{1f3e2} bureaux\n";
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(Buffer.byteLength(text)), { maxLength: 6 }), async (cuts) => {
      const bytes = Buffer.from(text);
      const ends = [...cuts.sort((a, b) => a - b), bytes.length];
      const chunks = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
      expect(await linesOf(...chunks)).toEqual(text.trimEnd().split("\n"));
    }),
  );
});

test("of a line that is too long only the beginning is kept", async () => {
  const [long, next] = await linesOf("é".repeat(maxLineLength), "x".repeat(maxLineLength * 4), "\nnext\n");
  expect(long?.length).toBeGreaterThan(maxLineLength);
  expect(Buffer.byteLength(long ?? "")).toBeLessThanOrEqual(3 * (maxLineLength + 1));
  expect(next).toBe("next");
});

test("the longest line that is allowed arrives whole", async () => {
  const line = "€".repeat(maxLineLength);
  expect(await linesOf(`${line}\n`)).toEqual([line]);
});

test("a stream of lines without end is refused", async () => {
  async function* stream() {
    for (let chunk = 0; chunk < 10; chunk++) yield Buffer.from("\n".repeat(1_000));
  }
  const read = async () => {
    let lines = 0;
    for await (const line of readFeedLines(stream(), 5_000)) lines += line.length + 1;
    return lines;
  };
  await expect(read()).rejects.toThrow("The feed has more than 5000 lines");
});

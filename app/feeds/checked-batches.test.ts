import { expect, test } from "vitest";
import type { CheckedLine } from "./checking/check-line.server.ts";
import { checkedBatches, type Batch } from "./checked-batches.server.ts";
import type { FeedRecord } from "./formats/feed-record.ts";
import { startReport } from "./import-report.ts";

const refusedEvery = 100;

/** As many records of so many characters. */
async function* recordsOf(count: number, size: number): AsyncGenerator<FeedRecord> {
  for (let line = 1; line <= count; line++) {
    yield { line, size, content: { kind: "refused", reason: "of no kind", field: "type" } };
  }
}

/** A check that refuses some of them. */
const check = ({ line }: FeedRecord) =>
  line % refusedEvery === 0
    ? { line, reason: "of no kind" }
    : ({
        line,
        placing: "point",
        missing: [],
        heldFor: [],
        record: { title: {}, description: {} },
      } as unknown as CheckedLine);

/** The same, but each takes so long that an answer of the database may have come meanwhile. */
const checkSlowly: typeof check = (record) => {
  for (const start = performance.now(); performance.now() - start < 5; );
  return check(record);
};

const batchesOf = (records: AsyncGenerator<FeedRecord>, checkOne = check): AsyncGenerator<Batch> => {
  const { report, refuse } = startReport();
  return checkedBatches({ check: checkOne }, records, report, refuse);
};

async function sizesOf(count: number, size: number) {
  const sizes: number[] = [];
  for await (const { checked } of batchesOf(recordsOf(count, size))) sizes.push(checked.length);
  return sizes;
}

test("a batch has no more rows than one transaction may write, however many lines are refused", async () => {
  expect(await sizesOf(1_200, 10)).toEqual([495, 495, 198]);
});

test("long lines make smaller batches", async () => {
  expect(await sizesOf(25, 400_000)).toEqual([10, 10, 5]);
});

test("what stands before a feed's end breaks off is a batch as well", async () => {
  async function* breakingOff() {
    yield* recordsOf(20, 10);
    throw new Error("cut short");
  }
  const batches = batchesOf(breakingOff());
  expect(await batches.next()).toMatchObject({ value: { checked: { length: 20 } } });
  await expect(batches.next()).rejects.toThrow("cut short");
});

test("while a batch is checked, what PostgreSQL answers is heard", async () => {
  const heard: number[] = [];
  let checked = 0;
  const batches = batchesOf(recordsOf(10, 10), (record) => {
    if (++checked === 1) setImmediate(() => heard.push(checked));
    return checkSlowly(record);
  });
  await batches.next();
  expect(heard[0]).toBeLessThan(checked);
});

import { describe, expect, test } from "vitest";
import { limitTo, shareRunning } from "./concurrency.ts";

/** Work that ends when told. */
function work() {
  let end = (_: string) => {};
  let fail = (_: Error) => {};
  const promise = new Promise<string>((resolve, reject) => ([end, fail] = [resolve, reject]));
  return { run: () => promise, end: (value = "done") => end(value), fail: () => fail(new Error("broken")) };
}
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("limitTo", () => {
  test("runs no more at once than there are places, and everything in the end", async () => {
    const turn = limitTo(2);
    let running = 0;
    let most = 0;
    const results = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        turn(async () => {
          most = Math.max(most, ++running);
          await soon();
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("hands a place on when its work fails", async () => {
    const turn = limitTo(1);
    const first = work();
    const failing = turn(first.run);
    const second = turn(() => Promise.resolve("second"));
    first.fail();
    await expect(failing).rejects.toThrow("broken");
    await expect(second).resolves.toBe("second");
  });
});

describe("shareRunning", () => {
  test("does the same thing once for all who ask meanwhile, and anew afterwards", async () => {
    const share = shareRunning<string>();
    const first = work();
    let runs = 0;
    const ask = () =>
      share("picture", () => {
        runs += 1;
        return first.run();
      });
    const asked = Array.from({ length: 10 }, ask);
    first.end("bytes");
    expect(await Promise.all(asked)).toEqual(Array<string>(10).fill("bytes"));
    expect(runs).toBe(1);
    await ask();
    expect(runs).toBe(2);
  });

  test("does not keep a failure", async () => {
    const share = shareRunning<string>();
    const failing = work();
    const asked = share("picture", failing.run);
    failing.fail();
    await expect(asked).rejects.toThrow("broken");
    await expect(share("picture", () => Promise.resolve("bytes"))).resolves.toBe("bytes");
  });
});

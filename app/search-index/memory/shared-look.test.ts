import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { SharedLook } from "./shared-look.server.ts";

/** Looks that are counted, and end when they are told to. */
function counted() {
  const looks: { end: () => void; fail: (error: Error) => void }[] = [];
  const shared = new SharedLook(
    () => new Promise<void>((resolve, reject) => void looks.push({ end: resolve, fail: reject })),
  );
  const begun = async (count: number) => {
    for (let turns = 0; turns < 1_000 && looks.length < count; turns++) await turn();
    expect(looks).toHaveLength(count);
    return looks[count - 1]!;
  };
  return { shared, looks, begun };
}

describe("a look for changes", () => {
  test("is one for all who ask before it begins, also some turns later", async () => {
    const { shared, looks, begun } = counted();
    const asked = [shared.ask(), shared.ask()];
    await turn();
    asked.push(shared.ask());
    expect(looks).toHaveLength(0);
    (await begun(1)).end();
    await Promise.all(asked);
    expect(looks).toHaveLength(1);
    expect(shared.isAwaited).toBe(false);
  });

  test("is another for who asks while one is under way, and that is one for all of them", async () => {
    const { shared, looks, begun } = counted();
    const first = shared.ask();
    const look = await begun(1);
    let isAnswered = false;
    const later = Promise.all([shared.ask(), shared.ask()]).then(() => (isAnswered = true));
    look.end();
    await first;
    const second = await begun(2);
    expect(isAnswered).toBe(false);
    second.end();
    await later;
    expect(looks).toHaveLength(2);
  });

  test("waits for as many as the last one was for, and no longer than some milliseconds", async () => {
    const { shared, looks, begun } = counted();
    const first = [shared.ask(), shared.ask(), shared.ask()];
    (await begun(1)).end();
    await Promise.all(first);
    const asked = [shared.ask()];
    for (let turns = 0; turns < 5; turns++) await turn();
    expect(looks).toHaveLength(1);
    asked.push(shared.ask(), shared.ask());
    (await begun(2)).end();
    await Promise.all(asked);
    // One alone waits once, and not again.
    for (const count of [3, 4]) {
      const alone = shared.ask();
      await expect.poll(() => looks.length, { interval: 1 }).toBe(count);
      looks[count - 1]!.end();
      await alone;
    }
  });

  test("counts those who asked while the one before was under way", async () => {
    const { shared, looks, begun } = counted();
    const first = shared.ask();
    const look = await begun(1);
    const behind = [shared.ask(), shared.ask()];
    look.end();
    await first;
    (await begun(2)).end();
    await Promise.all(behind);
    const alone = shared.ask();
    for (let turns = 0; turns < 5; turns++) await turn();
    expect(looks).toHaveLength(2);
    await expect.poll(() => looks.length, { interval: 1 }).toBe(3);
    looks[2]!.end();
    await alone;
  });

  test("begins, however many go on asking", async () => {
    const { shared, looks, begun } = counted();
    const asked: Promise<void>[] = [];
    for (const since = performance.now(); looks.length === 0 && performance.now() - since < 2_000; ) {
      asked.push(shared.ask());
      await turn();
    }
    (await begun(1)).end();
    await asked[0];
  });

  test("that fails fails for who waits behind it as well, and the next works", async () => {
    const { shared, looks, begun } = counted();
    const first = shared.ask();
    const look = await begun(1);
    const behind = shared.ask();
    const failures = Promise.allSettled([first, behind]);
    look.fail(new Error("away"));
    expect((await failures).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(looks).toHaveLength(1);
    const again = shared.ask();
    (await begun(2)).end();
    await again;
  });

  test("that fails leaves nobody to be waited for: who asks alone then does not wait for who has given up", async () => {
    const { shared, looks, begun } = counted();
    const first = shared.ask();
    const look = await begun(1);
    const behind = [shared.ask(), shared.ask()];
    const failures = Promise.allSettled([first, ...behind]);
    look.fail(new Error("away"));
    await failures;
    const alone = shared.ask();
    (await begun(2)).end();
    await alone;
    // As many as were counted for the last look, which are one: it begins in some turns, before any timer.
    const again = shared.ask();
    for (let turns = 0; turns < 5; turns++) await turn();
    expect(looks).toHaveLength(3);
    looks[2]!.end();
    await again;
  });
});

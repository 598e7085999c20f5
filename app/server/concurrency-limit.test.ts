import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.server.ts";

const limits = { active: 1, activeOfNetwork: 1, waiting: 200, waitingOfNetwork: 100, patience: 1_500, longest: 30_000 };

test("who would wait longer than anybody does is refused at once, and another network has its turn", async () => {
  const limit = new ConcurrencyLimit(limits);
  let done = 0;
  const refused: string[] = [];
  const ask = (network: string) =>
    limit.run({
      network,
      start: async () => {
        await wait(50);
        done++;
      },
      refuse: () => void refused.push(network),
    });
  const leave = Array.from({ length: 80 }, () => ask("many"));
  // Nothing is known of how long it takes.
  expect(refused).toEqual([]);
  while (done < 6) await wait(10);
  leave.push(ask("many"), ask("few"));
  expect(refused).toEqual(["many"]);
  for (const each of leave) each();
});

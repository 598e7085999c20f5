import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connectionFaults } from "./connection-faults.ts";
import { databaseFaults } from "./database-faults.ts";
import { diskFaults } from "./disk-faults.ts";
import { Defect, FaultNotTried, type Fault } from "./fault.ts";
import { judgeFault, type Outcome } from "./judge-fault.ts";
import { processFaults } from "./process-faults.ts";
import { serviceFaults } from "./service-faults.ts";
import { Stand } from "./stand.ts";

/**
 * `npm run faults`: one fault after the other on the built site, which visitors use meanwhile; prints what they saw, how long
 * it took until all was well, and what was lost. Exit code 1 when anything was, or somebody saw what no fault excuses.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, quick: { type: "boolean", default: false } } });

const all: readonly Fault[] = [
  ...databaseFaults,
  ...diskFaults,
  ...serviceFaults,
  ...processFaults,
  ...connectionFaults,
];
/** Seconds that a fault lasts. */
const lasts = values.quick ? 8 : 20;
/** Milliseconds of ordinary life before a fault, and after it in which nothing out of order may be seen. */
const calm = 4_000;
/** Milliseconds that the site may take to be well again, and what it has taken to arrive. */
const patience = 90_000;

const names = values.only?.split(",");
const unknown = names?.find((name) => !all.some((fault) => fault.name === name));
if (unknown !== undefined) {
  console.error(`--only knows ${all.map(({ name }) => name).join(", ")}, and not ${JSON.stringify(unknown)}`);
  process.exit(2);
}

const directory = await mkdtemp(join(tmpdir(), "quartier-faults-"));
const stand = await Stand.open(directory, process.env["DATABASE_URL"] ?? "");
let defects = 0;
try {
  await wait(calm * 2);
  console.log("| fault | what visitors saw | slowest | well again after | taken, and all arrived after | lost |");
  console.log("|---|---|---|---|---|---|");
  for (const fault of names ? all.filter(({ name }) => names.includes(name)) : all) await tryFault(fault);
} finally {
  await stand.close();
  await rm(directory, { recursive: true, force: true });
}
process.exitCode = defects > 0 ? 1 : 0;

async function tryFault(fault: Fault): Promise<void> {
  stand.load.take();
  stand.ledger.settle();
  await wait(calm);
  const told = await fault.make(stand, lasts).catch((error: unknown) => {
    if (error instanceof FaultNotTried || error instanceof Defect) return error;
    throw error;
  });
  if (told instanceof FaultNotTried) return console.log(`| ${fault.title} | not tried: ${told.message} | | | | |`);
  const ended = performance.now();
  const seen: Outcome = await untilWell(fault, ended);
  const taken = stand.ledger.accepted;
  const missing = await untilArrived(ended + patience);
  const arrived = (performance.now() - ended) / 1000;
  if (missing.length > 0) seen.defects.push(`${missing.length} of ${taken} messages that were taken did not arrive`);
  if (told instanceof Defect) seen.defects.push(told.message);
  const title = typeof told === "string" ? `${fault.title}: ${told}` : fault.title;
  const { answers, slowest, recoveredSeconds } = seen;
  console.log(
    `| ${title} | ${answers} | ${slowest} | ${recoveredSeconds.toFixed(1)} s | ` +
      `${taken} in ${arrived.toFixed(1)} s | ${missing.length === 0 ? "nothing" : missing.length} |`,
  );
  for (const defect of seen.defects) console.log(`  ✗ ${fault.name}: ${defect}`);
  defects += seen.defects.length;
}

/** Waits for a while in which all is in order, and judges what was seen until then. */
async function untilWell({ allowed }: Fault, ended: number): Promise<Outcome> {
  const seen = [];
  for (;;) {
    await wait(500);
    seen.push(...stand.load.take());
    const outcome = judgeFault(seen, ended, allowed);
    const since = performance.now() - ended;
    if (since > patience) {
      outcome.defects.push(`not well again after ${patience / 1000} s`);
      return outcome;
    }
    if (since - outcome.recoveredSeconds * 1000 > calm) return outcome;
  }
}

/** Waits until all that was taken has arrived, and tells what has not. */
async function untilArrived(deadline: number): Promise<string[]> {
  while (stand.ledger.missing().length > 0 && performance.now() < deadline) await wait(250);
  return stand.ledger.missing();
}

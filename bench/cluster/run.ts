import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { settings } from "#app/settings/settings.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { judgeFault, type Outcome } from "../faults/judge-fault.ts";
import { Load } from "../faults/load.ts";
import { hasten } from "../faults/stand.ts";
import { Outside } from "../fuzz/outside.ts";
import { Cluster } from "./cluster.ts";
import { parts, type Part } from "./parts.ts";
import { TakenMessages } from "./taken.ts";

/**
 * `npm run cluster-test`: ends one part of the cluster after the other while visitors use it; prints what they saw, how long
 * it took until all was well, and what was lost. Exit code 1 when a message was lost, a mail did not come, or somebody saw
 * what nothing excuses. Mails that came twice are told, not judged: who dies between the mail server's word and its own note
 * can't know (docs/decisions/044-under-faults.md).
 */
const { values } = parseArgs({ options: { only: { type: "string" } } });

/** Milliseconds of ordinary life before a part ends, and after it in which nothing out of order may be seen. */
const calm = 4_000;
/** Milliseconds that the cluster may take to be well again, and mails to leave. */
const patience = 90_000;

const names = values.only?.split(",");
const unknown = names?.find((name) => !parts.some((part) => part.name === name));
if (unknown !== undefined) {
  console.error(`--only knows ${parts.map(({ name }) => name).join(", ")}, and not ${JSON.stringify(unknown)}`);
  process.exit(2);
}

const databaseUrl = settings.DATABASE_URL ?? "";
const database = new URL(databaseUrl).pathname.slice(1);
const db = createDatabase(databaseUrl, { connections: 1 });
await hasten(db);
await closeDatabase(db);
const outside = await Outside.open(() => undefined); // Mails are judged by `npm run fuzz`.
const { SMTP_URL, MAIL_FROM } = outside.settings;
const cluster = await Cluster.open({ ...process.env, SMTP_URL, MAIL_FROM }, database);
const messages = new TakenMessages(outside, settings.CONTACT_EMAIL);
const load = await Load.start(cluster.door, messages);
let defects = 0;

let closing: Promise<void> | undefined;
const close = () =>
  (closing ??= (async () => {
    await load.stop();
    await cluster.close();
    await outside.close();
  })());
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void close().then(() => process.exit(1)));

try {
  await wait(calm * 2);
  console.log("| part | what visitors saw | slowest | well again after |");
  console.log("|---|---|---|---|");
  for (const part of names ? parts.filter(({ name }) => names.includes(name)) : parts) await endPart(part);
  await load.stop();
  for (const deadline = performance.now() + patience; messages.unsent() > 0 && performance.now() < deadline; ) {
    await wait(250);
  }
  const primary = cluster.servers[names?.at(-1) === "fail-over" ? 1 : 0];
  const { taken, lost, unsent, doubled } = await messages.count(primary.url(database));
  console.log(
    `\n${taken} messages were taken, and ${lost} of them lost; of their ${taken * 2} mails ${unsent} never came and ` +
      `${doubled} came twice.`,
  );
  const searches = await Promise.all(cluster.sites.map((site) => site.searches()));
  const sum = (by: "replica" | "primary" | "again") => searches.reduce((total, each) => total + each[by], 0);
  console.log(
    `Searches since the web processes started last: ${sum("replica")} by a replica, ${sum("primary")} by the primary as none ` +
      `was well, ${sum("again")} by the primary after a replica had failed.`,
  );
  defects += lost + unsent;
} finally {
  await close();
}
process.exitCode = defects > 0 ? 1 : 0;

async function endPart(part: Part): Promise<void> {
  load.take();
  await wait(calm);
  await part.make(cluster);
  const { answers, slowest, recoveredSeconds, defects: found } = await untilWell(part, performance.now());
  const recovered = recoveredSeconds === 0 ? "at once" : `${recoveredSeconds.toFixed(1)} s`;
  console.log(`| ${part.title} | ${answers} | ${slowest} | ${recovered} |`);
  for (const defect of found) console.log(`  ✗ ${part.name}: ${defect}`);
  defects += found.length;
}

/** Waits for a while in which all is in order, and judges what was seen until then. */
async function untilWell({ allowed }: Part, ended: number): Promise<Outcome> {
  const seen = [];
  for (;;) {
    await wait(500);
    seen.push(...load.take());
    const outcome = judgeFault(seen, ended, allowed);
    const since = performance.now() - ended;
    if (since > patience) outcome.defects.push(`not well again after ${patience / 1000} s`);
    if (since > patience || since - outcome.recoveredSeconds * 1000 > calm) return outcome;
  }
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Random } from "./random.ts";
import { tryAccess } from "./access-matrix.ts";
import { exchange, type WireAnswer } from "./exchange.ts";
import { explore, parameterNames, parametersOf, undescribedRoutes } from "./explore.ts";
import { Findings } from "./findings.ts";
import { judge, mostMilliseconds, hasRenderingFault } from "./judge.ts";
import { makeAttack, type Attack, type Material } from "./make-attack.ts";
import { Outside } from "./outside.ts";
import { pickRoute } from "./found-site.ts";
import { listTemplates, templateOf } from "./route-templates.ts";
import { Rounds } from "./rounds.ts";
import { sweep } from "./sweep.ts";
import { TriedSite } from "./tried-site.ts";
import { TriedWorker } from "./tried-worker.ts";
import { ask, newVisitor, signedOut, stateOf, type Visitor, type VisitorKind } from "./visitors.ts";
import { mostBlocked, Watch } from "./watch.ts";

/**
 * `npm run fuzz [-- --minutes N] [--cases N] [--seed S] [--from N]`: looks through the site, tries what others may see of a
 * member, then sends requests with hostile values until the time or the number is over. Each request is judged
 * (judge.ts), and follows from the seed and its number alone, as far as the site is the same. Meanwhile others leave
 * hostile things behind, and a worker has to serve their well-behaved neighbour. Exit code 1 when anything was found.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    cases: { type: "string", default: "1000000000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    from: { type: "string", default: "0" },
    /** Ends the run when so many kinds of faults were found. */
    most: { type: "string", default: "40" },
  },
});
const begun = Date.now();
const seconds = () => Math.round((Date.now() - begun) / 1000);
const [cases, first] = [Number(values.cases), Number(values.from)];

/** Requests between two times that somebody leaves hostile things behind, and a neighbour waits to be served all the same. */
const requestsOfRound = 500;

// What the site and the worker keep in files goes with them.
const directory = await mkdtemp(join(tmpdir(), "quartier-fuzz-"));
const outside = await Outside.open((problem, told) => findings.add(problem, told));
const environment = { ...process.env, DATA_DIR: directory, ...outside.settings };
const site = await TriedSite.start(environment);
const worker = await TriedWorker.start({ ...environment, PORT: String(site.port), SITE_URL: site.origin });
const findings = new Findings(site.origin);
const watch = new Watch(site, findings);
try {
  await runAll();
} finally {
  await watch.stop();
  await Promise.all([site.stop(), worker.stop()]);
  await outside.close();
  await rm(directory, { recursive: true, force: true });
}

async function runAll(): Promise<void> {
  const references = await someReferences();
  const member = await newVisitor(site, "member", references);
  const victim = await newVisitor(site, "other member", references);
  const visitors = new Map<VisitorKind, Visitor>([
    ["signed out", signedOut()],
    ["without profile", await newVisitor(site, "without profile", references)],
    ["member", member],
  ]);
  const listed = listTemplates();
  let pages = 0;
  const found = await explore(site, [...visitors.values()], async ({ visitor, address, answer, cpuSeconds }) => {
    pages += 1;
    await report(
      {
        visitor,
        route: templateOf(listed, address.split("?")[0]!) ?? { name: address, page: address },
        changed: [],
        method: "GET",
        target: address,
        headers: [],
      },
      answer,
      cpuSeconds,
      [victim],
    );
  });
  for (const { name } of undescribedRoutes(found)) {
    findings.add(`No address of ${name} is known: describe one in bench/fuzz/explore.ts`);
  }
  console.log(
    `${pages} pages were looked at: ${found.templates.length} routes, ${found.forms.size} forms, ${found.files.size} files.`,
  );

  const tried = await tryAccess(site, visitors, victim, found, (attack, answer, cpu) =>
    report(attack, answer, cpu, [victim]),
  );
  console.log(`${tried} requests tried what others may see of a member; ${seconds()} s so far.`);

  const rounds = await Rounds.start({
    ...{ site, worker, outside, findings, found, seed: values.seed },
    send: async (attack) => (await send(attack, [victim])).answer,
  });
  await rounds.begin();
  console.log(`Forms have taken hostile things, and a neighbour waits for mail; ${seconds()} s so far.`);

  watch.begin();
  const before = await stateOf(site, victim);
  let swept = 0;
  for (const attack of sweep(found, site.origin, signedOut())) {
    await send(attack, [victim]);
    swept += 1;
  }
  console.log(`${swept} requests had figures at their edges and texts that grow; ${seconds()} s so far.`);

  const material: Material = {
    found,
    parameters: parametersOf(found),
    names: parameterNames(found),
    origin: site.origin,
  };
  const deadline = Date.now() + Number(values.minutes) * 60_000;
  let count = 0;
  for (
    let number = first;
    number < first + cases && Date.now() < deadline && findings.kinds < Number(values.most);
    number++
  ) {
    await tryOne(number, material, visitors, victim, references);
    count += 1;
    if (count % requestsOfRound === 0) await rounds.begin();
    if (count % 250 === 0) {
      watch.measure();
      if ((await stateOf(site, victim)) !== before) {
        findings.add(`What the other member keeps has changed between requests ${number - 249} and ${number}`);
        break;
      }
    }
  }
  await rounds.end();
  watch.end();
  for (const line of findings.list()) console.log(line);
  console.log(
    `${count} requests with seed ${values.seed}; ${watch.summary()}; ${rounds.summary()}; ${findings.kinds} kinds of faults.`,
  );
  process.exitCode = findings.kinds > 0 ? 1 : 0;
}

async function tryOne(
  number: number,
  material: Material,
  visitors: Map<VisitorKind, Visitor>,
  victim: Visitor,
  references: readonly string[],
): Promise<void> {
  const random = new Random(`${values.seed}/${number}`);
  const kind = random.weigh<VisitorKind>({ "signed out": 5, "without profile": 1, member: 3 });
  const visitor = visitors.get(kind)!;
  const attack = await makeAttack(random, material, pickRoute(random, material.found, number), visitor);
  if (attack.body && hasRenderingFault(attack.body.toString())) visitor.sentRenderingFault = true;
  if (
    (await send(attack, [victim], number)).lives &&
    attack.method !== "GET" &&
    kind !== "signed out" &&
    !(await isStill(visitor))
  ) {
    visitors.set(kind, await newVisitor(site, kind, references));
  }
}

/** Sends a request and judges what comes of it. @returns its answer, and whether the site did not have to be started anew */
async function send(
  attack: Attack,
  others: readonly Visitor[],
  number?: number,
): Promise<{ answer: WireAnswer; lives: boolean }> {
  const cpu = site.cpuSeconds;
  const answer = await watch.during(() => exchange(site.port, attack, mostMilliseconds));
  await report(attack, answer, site.cpuSeconds - cpu, others, number);
  if (site.lives && (answer.outcome !== "silent" || (await site.answersHealth(5_000)))) return { answer, lives: true };
  findings.add("the site has stopped", { attack, answer, ...(number !== undefined && { number: again(number) }) });
  await site.restart();
  watch.begin();
  return { answer, lives: false };
}

/** Judges an answer, and what the site logged meanwhile: an error there is one, whatever the visitor was told. */
async function report(
  attack: Attack,
  answer: WireAnswer,
  cpu: number,
  others: readonly Visitor[],
  number?: number,
): Promise<void> {
  // The log comes through a pipe.
  if (answer.status >= 500 || cpu > mostBlocked / 2_000) await wait(50);
  const log = site.takeErrors();
  const reason = log.map(messageOf).find(Boolean);
  const problems = judge(attack, answer, cpu, others);
  if (watch.takeLongestBlock() > mostBlocked) {
    problems.push(`keeps everybody else waiting for more than ${mostBlocked / 1000} s of processor time`);
  }
  if (reason !== undefined && problems.length === 0) problems.push("an error was logged");
  for (const problem of problems) {
    findings.add(problem, {
      attack,
      answer,
      log,
      ...(reason && { reason }),
      ...(number !== undefined && { number: again(number) }),
    });
  }
}

function again(number: number): string {
  return `npm run fuzz -- --seed ${values.seed} --from ${number} --cases 1`;
}

/** What an error that was logged says; undefined for a line that tells of none. */
function messageOf(line: string): string | undefined {
  if (/^(?:Warning|\(node:\d+\) .*Warning)/.test(line)) return undefined;
  const message =
    /"message":"((?:[^"\\]|\\.){1,120})/.exec(line)?.[1] ?? /"msg":"([^"]+)"/.exec(line)?.[1] ?? line.slice(0, 120);
  return message.trim();
}

/** Whether a visitor is still who it was: hostile requests may log out, close the account, or replace the password. */
async function isStill(visitor: Visitor): Promise<boolean> {
  const { status } = await ask(site, visitor, "/api/user/me");
  return status === (visitor.kind === "member" ? 200 : 404);
}

async function someReferences(): Promise<string[]> {
  const { body } = await ask(site, signedOut(), "/en/to-let/office");
  return [
    ...new Set([...body.toString().matchAll(/\/en\/property\/([\w-]+)\//g)].map(([, reference = ""]) => reference)),
  ];
}

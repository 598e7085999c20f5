import "../../environment.ts";
import { parseArgs } from "node:util";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { readers, type Reader } from "./samples.ts";
import { tryReaders, type Tried } from "./try-readers.ts";

/* `npm run fuzz -- --feeds all`: gives the readers of feeds what nobody should send, until the time or the number is over. */

const { values } = parseArgs({
  options: {
    feeds: { type: "string", default: "all" },
    minutes: { type: "string", default: "10" },
    cases: { type: "string", default: "1000000000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    from: { type: "string", default: "0" },
  },
});
const { feeds, seed } = values;
const only = readers.filter((reader) => feeds === "all" || feeds === reader);
if (only.length === 0) throw new Error(`--feeds takes all, or one of ${readers.join(", ")}`);

/** What is kept from case to case, with all that can go gone; a leak of a few bytes a case shows in thousands. */
const mostGrowth = 40;
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const heapNow = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

const gazetteer = gazetteerFromFiles();
const trial = { seed, only, onCase: (reader: Reader, number: number) => process.send?.({ reader, number }) };
const [first, cases] = [Number(values.from), Number(values.cases)];
const until = Date.now() + Number(values.minutes) * 60_000;
// Caches fill at first.
const warmUp = await tryReaders(gazetteer, { ...trial, from: first, cases: Math.min(cases, 300), until });
const begun = heapNow();
const rest = await tryReaders(gazetteer, { ...trial, from: first + 300, cases: Math.max(0, cases - 300), until });
const grown = megabytes(heapNow() - begun);
const findings = [...warmUp.findings, ...rest.findings];
if (grown > mostGrowth) findings.push(`The heap has grown by ${grown} MB since the first 300 cases`);
for (const finding of findings) console.log(finding);
console.log(`${told("cases")} cases of ${only.length} readers, ${megabytes(told("bytes"))} MB, seed ${seed}: ${told("read")} records, of which ${told("taken")} in order and ${told("refused")} refused; ${told("unreadable")} cases refused as a whole.
slowest ${slowestOf(warmUp, rest)}; at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB; ${grown} MB more heap than after the first 300 cases; ${findings.length} findings.`);
process.exitCode = findings.length > 0 ? 1 : 0;
if (process.connected) process.disconnect();

function told(name: "cases" | "bytes" | "read" | "taken" | "refused" | "unreadable"): number {
  return warmUp[name] + rest[name];
}

function slowestOf(...tries: Tried[]): string {
  const [{ reader, number, bytes, seconds }] = tries
    .map(({ slowest }) => slowest)
    .sort((a, b) => b.seconds - a.seconds) as [Tried["slowest"]];
  return `${reader} ${number}: ${seconds.toFixed(2)} s of processor time for ${bytes} bytes`;
}

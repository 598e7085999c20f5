import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { makeCase } from "./make-case.ts";
import { readCase } from "./read-case.ts";
import { readers, type Reader } from "./samples.ts";

/**
 * Processor time that a case may take: at once, for each million bytes, and for each record, as a row of two bytes costs
 * what any other does. Nothing depends on who else works here.
 */
const [mostSeconds, secondsForMillion, secondsForRecord] = [2, 4, 0.0001];

export interface Tried {
  cases: number;
  bytes: number;
  /** Records read, those of them that would be written, and those refused; and cases refused as a whole. */
  read: number;
  taken: number;
  refused: number;
  unreadable: number;
  slowest: { reader: Reader; number: number; bytes: number; seconds: number };
  /** What is wrong, each with the case that shows it. */
  findings: string[];
}

interface Trial {
  seed: string;
  /** Number of the first case. */
  from?: number;
  /** Ends when so many cases of each reader were tried, … */
  cases: number;
  /** … or at this moment, in milliseconds since 1970. */
  until?: number;
  only?: readonly Reader[];
  /** Before each case: a process that hangs in it can't say so. */
  onCase?: (reader: Reader, number: number) => void;
}

/** Gives every reader of feeds one case after the other, and says what none of them may do. */
export async function tryReaders(gazetteer: Gazetteer, trial: Trial): Promise<Tried> {
  const { seed, from = 0, cases, until = Infinity, only = readers, onCase } = trial;
  const slowest = { reader: readers[0], number: 0, bytes: 0, seconds: 0 };
  const tried: Tried = { cases: 0, bytes: 0, read: 0, taken: 0, refused: 0, unreadable: 0, slowest, findings: [] };
  const folder = await mkdtemp(path.join(tmpdir(), "quartier-feeds-"));
  try {
    for (let number = from; number < from + cases && Date.now() < until; number++) {
      for (const reader of only) {
        onCase?.(reader, number);
        await tryOne(reader, number);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return tried;

  async function tryOne(reader: Reader, number: number): Promise<void> {
    const content = makeCase(reader, seed, number);
    const before = process.cpuUsage();
    let records = 0;
    try {
      const { read, taken, refused, unreadable } = await readCase(reader, content, gazetteer, folder);
      records = read;
      tried.read += read;
      tried.taken += taken;
      tried.refused += refused;
      if (unreadable) tried.unreadable++;
    } catch (error) {
      find(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1_000_000;
    tried.cases++;
    tried.bytes += content.length;
    if (seconds > tried.slowest.seconds) tried.slowest = { reader, number, bytes: content.length, seconds };
    if (seconds > mostSeconds + (secondsForMillion * content.length) / 1_000_000 + secondsForRecord * records) {
      find(`takes ${seconds.toFixed(1)} s of processor time for ${content.length} bytes`);
    }

    function find(what: string): void {
      tried.findings.push(
        `${reader} ${number}: ${what}\n  npm run fuzz -- --feeds ${reader} --seed ${seed} --from ${number} --cases 1`,
      );
    }
  }
}

import {
  isRejection,
  isThatOf,
  reasonForStranger,
  type CheckedLine,
  type createLineCheck,
} from "./checking/check-line.server.ts";
import type { FeedRecord } from "./formats/feed-record.ts";
import { damagedTexts } from "./checking/damaged-texts.ts";
import { FeedUnreadableError } from "./formats/open-feed.server.ts";
import type { ImportReport } from "./import-report.ts";
import type { KnownLine, KnownLines } from "./known-lines.server.ts";
import type { Rejection } from "./checking/rejection.ts";
import { SeenReferences } from "./checking/seen-references.server.ts";
import { giveTurns } from "./checking/give-turns.server.ts";

/** Rows written by one set of statements in one transaction. */
const batchRows = 500;
/** Characters; long lines make smaller batches, so that memory stays flat. */
const batchLength = 4_000_000;
/** Of one feed: what is known of each, if only that it was named, takes some memory. */
const mostRecords = 5_000_000;

/** Which listings a feed names, and which of them it says are gone. */
export class NamedReferences {
  readonly seen = new SeenReferences();
  readonly withdrawn = new SeenReferences();
  /** Some record does not tell which listing it is. */
  someUnnamed = false;

  note({ reference, line, content }: FeedRecord): void {
    if (content.kind === "withdrawal") this.withdrawn.firstLineOf(content.reference.toLowerCase(), line);
    else if (reference === undefined) this.someUnnamed = true;
    else this.seen.firstLineOf(reference.toLowerCase(), line);
  }
}

/** What may be written in one transaction, and what stands in the database just so already. */
export interface Batch {
  checked: CheckedLine[];
  known: KnownLine[];
}

interface Given {
  check: ReturnType<typeof createLineCheck>;
  /** What lines of the feed claim, the same as the check's. */
  seen?: SeenReferences;
  named?: NamedReferences;
  /** Without it every record is checked. */
  known?: KnownLines;
  /** The only advertiser whose lines are wanted, in lower case, the same as the check's. */
  from?: string;
}

/** Checks the records of a feed and gathers those in order, for one transaction each; counts and refuses the others. */
export async function* checkedBatches(
  { check, seen, named, known, from }: Given,
  records: AsyncIterable<FeedRecord>,
  report: ImportReport,
  refuse: (rejection: Rejection) => void,
): AsyncGenerator<Batch> {
  const take = (record: FeedRecord, line: CheckedLine | KnownLine) => {
    report.legal.note(line, () => record.reference ?? line.reference);
    report.placings[line.placing] = (report.placings[line.placing] ?? 0) + 1;
  };
  const turn = giveTurns();
  for await (const group of inGroups(records)) {
    const batch: Batch = { checked: [], known: [] };
    await known?.lookUp(group);
    for (const record of group) {
      await turn();
      report.read++;
      if (report.read > mostRecords) {
        throw new FeedUnreadableError(`The feed has more than ${mostRecords} records. Send it in several files.`);
      }
      report.unmapped.note(record);
      for (const warning of record.warnings ?? []) report.warnings.note(record, warning);
      const line = known?.find(record);
      if (line) {
        named?.seen.firstLineOf(line.reference, record.line);
        const stranger = reasonForStranger(line.record, from);
        const first = stranger === undefined ? seen?.firstLineOf(line.claim, record.line) : undefined;
        const own = { line: record.line, reference: record.reference ?? line.reference };
        if (stranger !== undefined) refuse({ ...own, reason: stranger, field: "advertiser.reference" });
        else if (first !== undefined) refuse({ ...own, reason: isThatOf(first), field: "reference" });
        else {
          take(record, line);
          batch.known.push(line);
        }
        continue;
      }
      named?.note(record);
      if (record.content.kind === "withdrawal") continue;
      const result = check(record);
      if (isRejection(result)) refuse(result);
      else {
        for (const warning of damagedTexts(result.record)) report.warnings.note(record, warning);
        take(record, result);
        known?.learn(record, result);
        batch.checked.push(result);
      }
    }
    if (batch.checked.length + batch.known.length > 0) yield batch;
  }
}

/** Refuses lines that were taken at first, by what is stored or lies beside the feed: they count for nothing else. */
export function refuseTaken(
  taken: readonly CheckedLine[],
  refused: readonly Rejection[],
  report: ImportReport,
  refuse: (rejection: Rejection) => void,
): void {
  if (refused.length === 0) return;
  // Not by line: XML without line ends has all its records on one.
  const byReference = new Map(taken.map((each) => [each.reference, each]));
  for (const rejection of refused) {
    const line = byReference.get(rejection.reference ?? "");
    if (line) {
      report.legal.forget(line);
      const others = (report.placings[line.placing] ?? 0) - 1;
      if (others > 0) report.placings[line.placing] = others;
      else delete report.placings[line.placing];
    }
    refuse({ ...rejection, reference: line?.record.reference ?? rejection.reference });
  }
}

/** As many records as a batch may have; what was read before something went wrong comes first. */
async function* inGroups(records: AsyncIterable<FeedRecord>): AsyncGenerator<FeedRecord[]> {
  let group: FeedRecord[] = [];
  let length = 0;
  try {
    for await (const record of records) {
      group.push(record);
      length += record.size;
      if (group.length < batchRows && length < batchLength) continue;
      yield group;
      group = [];
      length = 0;
    }
  } catch (error) {
    yield group;
    throw error;
  }
  yield group;
}

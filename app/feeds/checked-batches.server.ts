import { isRejection, type CheckedLine, type createLineCheck } from "./check-line.server.ts";
import type { FeedRecord } from "./formats/feed-record.ts";
import { FeedUnreadableError } from "./formats/open-feed.server.ts";
import type { ImportReport } from "./import-report.ts";
import type { Rejection } from "./rejection.ts";
import { SeenReferences } from "./seen-references.server.ts";

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

/** Checks the records of a feed and gathers those in order, for one transaction each; counts and refuses the others. */
export async function* checkedBatches(
  check: ReturnType<typeof createLineCheck>,
  records: AsyncIterable<FeedRecord>,
  report: ImportReport,
  refuse: (rejection: Rejection) => void,
  named?: NamedReferences,
): AsyncGenerator<CheckedLine[]> {
  let batch: CheckedLine[] = [];
  let length = 0;
  for await (const record of records) {
    report.read++;
    if (report.read > mostRecords) {
      throw new FeedUnreadableError(`The feed has more than ${mostRecords} records. Send it in several files.`);
    }
    report.unmapped.note(record);
    named?.note(record);
    if (record.content.kind === "withdrawal") continue;
    const result = check(record);
    if (isRejection(result)) refuse(result);
    else {
      report.legal.note(result);
      report.placings[result.placing] = (report.placings[result.placing] ?? 0) + 1;
      batch.push(result);
      length += record.size;
    }
    if (batch.length >= batchRows || length >= batchLength) {
      yield batch;
      batch = [];
      length = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

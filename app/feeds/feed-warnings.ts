import type { FeedRecord } from "./formats/feed-record.ts";
import { cutTo } from "./checking/rejection.ts";

/** So many are told each by itself; a feed with more of them has a fault that the first show. */
const most = 1_000;
/** Characters of one. */
const longest = 300;

interface FeedWarning {
  line: number;
  reference?: string;
  warning: string;
}

/** What is doubtful in records that were taken all the same. */
export class FeedWarnings {
  /** The first of them. */
  readonly first: FeedWarning[] = [];
  count = 0;

  note({ line, reference }: Pick<FeedRecord, "line" | "reference">, warning: string): void {
    this.count++;
    if (this.first.length >= most) return;
    this.first.push({ line, ...(reference !== undefined && { reference }), warning: cutTo(longest, warning) });
  }
}

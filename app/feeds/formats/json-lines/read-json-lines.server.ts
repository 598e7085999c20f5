import type { FeedContent, FeedRecord } from "../feed-record.ts";
import { maxLineLength } from "../feed-lines.server.ts";

/**
 * Reads a feed in the product's own format, one record a line (docs/listing-format.md). Blank lines count as lines, not
 * as records.
 */
export async function* readJsonLines(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<FeedRecord> {
  let line = 0;
  for await (const text of lines) {
    line++;
    if (text.trim() !== "") yield new LineOfJson(line, text);
  }
}

/** Parsed when somebody asks for what is in it: who knows the line does not. */
class LineOfJson implements FeedRecord {
  readonly line: number;
  readonly text: string;
  #content: FeedContent | undefined;

  constructor(line: number, text: string) {
    this.line = line;
    this.text = text;
  }

  get size(): number {
    return this.text.length;
  }

  get content(): FeedContent {
    return (this.#content ??= contentOf(this.text));
  }

  get reference(): string | undefined {
    return referenceIn(this.content);
  }
}

function contentOf(text: string): FeedContent {
  if (text.length > maxLineLength) {
    return { kind: "refused", reason: `is longer than ${maxLineLength} characters` };
  }
  try {
    return { kind: "listing", record: JSON.parse(text) as unknown };
  } catch (error) {
    return { kind: "refused", reason: `is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function referenceIn(content: FeedContent): string | undefined {
  const record = content.kind === "listing" ? content.record : undefined;
  const reference =
    typeof record === "object" && record !== null && "reference" in record ? record.reference : undefined;
  return typeof reference === "string" && /^[\w.-]{1,64}$/.test(reference) ? reference : undefined;
}

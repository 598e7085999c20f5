import type { FeedRecord } from "../feed-record.ts";
import type { SourceContext } from "../mapped-listing.ts";
import { readXml } from "../xml/read-xml.server.ts";
import { mapProperty } from "./map-property.server.ts";

/** Reads a Kyero feed, version 3. It is always a full one: what it leaves out is no longer on offer. */
export async function* readKyero(texts: AsyncIterable<string>, context: SourceContext): AsyncGenerator<FeedRecord> {
  for await (const piece of readXml(texts, { containers: ["properties"] })) {
    const { element } = piece;
    if (piece.kind === "opens" || element.name !== "property") continue;
    const { line } = element;
    if (piece.damage !== undefined) {
      yield { line, size: piece.size, content: { kind: "refused", reason: piece.damage } };
    } else yield { line, size: piece.size, ...mapProperty(element, context) };
  }
}

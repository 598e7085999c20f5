import type { FeedRecord, FeedScope } from "../feed-record.ts";
import type { SourceContext } from "../mapped-listing.ts";
import { officeOf } from "./map-office.ts";
import { readXml } from "../xml/read-xml.server.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { mapProperty } from "./map-property.server.ts";

interface OpenImmoReading {
  records: AsyncIterable<FeedRecord>;
  /** Known once the file has been read; undefined when it does not say. */
  scope: () => FeedScope | undefined;
}

/**
 * Reads an OpenImmo file, 1.2.7 and before. Whose it is the caller says, not the file: where the advertiser's name or
 * e-mail address is not known yet, those of the first property that tells them are taken for all, and so is the office's address.
 */
export function readOpenImmo(texts: AsyncIterable<string>, context: SourceContext): OpenImmoReading {
  let scope: FeedScope | undefined;
  const records = async function* (): AsyncGenerator<FeedRecord> {
    let { advertiser } = context;
    let [company, office]: [string | undefined, SourceContext["advertiser"]["address"]] = [undefined, undefined];
    for await (const piece of readXml(texts, { containers: ["openimmo", "anbieter"], skipped: ["anhanginhalt"] })) {
      const { element } = piece;
      if (piece.kind === "opens") company = undefined;
      else if (element.name === "uebertragung") scope = scopeOf(element);
      else if (element.name === "firma") company = element.text;
      else if (element.name === "immobilie") {
        const { line } = element;
        if (piece.damage !== undefined) {
          yield { line, size: piece.size, content: { kind: "refused", reason: piece.damage } };
          continue;
        }
        advertiser = withContact(advertiser, element.child("kontaktperson"), company);
        // The first that the file tells, whatever is known: an agency moves house.
        office ??= officeOf(element.child("kontaktperson"));
        if (office) advertiser = { ...advertiser, address: office };
        yield { line, size: piece.size, ...mapProperty(element, { ...context, advertiser }) };
      }
    }
  };
  return { records: records(), scope: () => scope };
}

/** `umfang` says it; before 1.2 there was only `TEIL`. */
function scopeOf(transfer: XmlElement): FeedScope | undefined {
  const extent = transfer.attribute("umfang")?.toUpperCase();
  return extent === "VOLL" ? "full" : extent === "TEIL" ? "partial" : undefined;
}

function withContact(
  advertiser: SourceContext["advertiser"],
  contact: XmlElement | undefined,
  company: string | undefined,
): SourceContext["advertiser"] {
  if (advertiser.name !== undefined && advertiser.email !== undefined) return advertiser;
  return {
    ...advertiser,
    name: advertiser.name ?? company ?? contact?.textOf("firma"),
    email: advertiser.email ?? contact?.textOf("email_zentrale") ?? contact?.textOf("email_direkt"),
    phone: advertiser.phone ?? contact?.textOf("tel_zentrale"),
  };
}

import type { SourceAdvertiser } from "../mapped-listing.ts";
import { saysYes, type XmlElement } from "../xml/xml-element.ts";
import { countries } from "./countries.ts";

/**
 * Where the agency has its office, as a `kontaktperson` tells it; undefined where it is not whole, where it may not be published
 * (`adressfreigabe`), and for what the listing format would refuse: no property is refused for it.
 */
export function officeOf(contact: XmlElement | undefined): SourceAdvertiser["address"] {
  const [street, number, written, locality] = ["strasse", "hausnummer", "plz", "ort"].map((name) =>
    contact?.textOf(name)?.replace(/\s+/g, " "),
  );
  const released = contact?.textOf("adressfreigabe");
  if (released !== undefined && !saysYes(released)) return undefined;
  const postcode = written?.replace(/^(?:BE?|LU?|[DF])[-\s]+/i, "").toUpperCase();
  if (!street || !locality || !postcode) return undefined;
  if (street.length > 160 || locality.length > 120 || (number?.length ?? 0) > 20) return undefined;
  if (!/^[A-Z0-9][A-Z0-9 -]{1,9}$/.test(postcode)) return undefined;
  const land = contact?.child("land")?.attribute("iso_land")?.toUpperCase() ?? "";
  const country = countries.get(land);
  return { street, ...(number && { number }), postcode, locality, ...(country && { country }) };
}

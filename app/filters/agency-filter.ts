import type { PathParams } from "#app/i18n/paths.ts";
import { slugify } from "#app/places/fold.ts";
import type { Filter } from "./filter.ts";
import type { NamedAgency } from "./named-places.ts";

/** What an importer may have stored: up to 64 characters, none of them a control character, which the database refuses. */
const isStorable = (reference: string) => /^\P{Cc}{1,64}$/u.test(reference);

/** The value as a path has it: the reference, and a slug that only people read; `demo-peeters/kantoor-peeters`. */
function writeAgency(reference: string, slug: string | undefined): string {
  return [encodeURIComponent(reference), slug].filter(Boolean).join("/");
}

/** The value of a known agency, its slug made from its name. */
export function valueOfAgency({ reference, name }: NamedAgency): string {
  return writeAgency(reference, slugify(name));
}

/** The reference that a value names, in lower case. @param value as {@link agency} reads it */
export function agencyReference(value: string): string {
  return decodeURIComponent(value.split("/")[0] ?? "");
}

/** The value that the parts of a path say. */
export function agencyOfPath({ reference = "", slug }: PathParams): string | undefined {
  const name = reference.toLowerCase();
  return isStorable(name) ? writeAgency(name, slug && slugify(slug)) : undefined;
}

/** The parts of a path that say a value. */
export function agencyParams(value: string): PathParams {
  return { reference: agencyReference(value), slug: value.split("/")[1] };
}

function read(raw: string): string | undefined {
  const [reference = "", slug] = raw.split("/");
  try {
    return agencyOfPath({ reference: decodeURIComponent(reference), slug });
  } catch {
    return undefined; // A broken percent-encoding names no agency.
  }
}

/**
 * Whose listings alone are sought: an agency's page is a search by it, and nothing else asks for it. Who offers a listing
 * is looked up first (app/search-index/resolved-criteria.ts). The heading names it, and no chip takes it out: that would
 * be another page.
 */
export const agency: Filter<string> = {
  names: { en: "agency", fr: "agence", nl: "makelaar" },
  inPath: "agency",
  read,
  canonical: (value) => writeAgency(agencyReference(value), undefined),
  // A business that advertises here, and no person's own words.
  anonymous: read,
  chips: () => [],
};

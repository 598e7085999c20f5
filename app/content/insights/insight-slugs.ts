import { slugify } from "#app/places/fold.ts";

/** As much of an insight as its address is made of. */
interface Titled {
  /** `insights/2026-05-12-name` */
  key: string;
  title: string;
}

/**
 * The last segment of each insight's path, made from its title (decisions, section 1). Where two have the same title, the
 * elder keeps the plain words and the younger gets a number.
 * @param insights all of one language
 * @returns slugs by key
 */
export function slugsOf(insights: readonly Titled[]): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  const byAge = [...insights].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { key, title } of byAge) {
    const slug = freeSlug(slugify(title) || nameOf(key), taken);
    taken.add(slug);
    slugs.set(key, slug);
  }
  return slugs;
}

/** An insight's own name without its date, for a title that holds no letter or digit. */
function nameOf(key: string): string {
  return key.replace(/^insights\/\d{4}-\d{2}-\d{2}-/, "");
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let count = 2; count <= taken.size + 1 && taken.has(slug); count++) slug = `${wanted}-${count}`;
  return slug;
}

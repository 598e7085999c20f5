import type { FoundSite } from "./found-site.ts";
import { degrees, growingTexts, percentEncoded } from "./hostile-values.ts";
import type { Attack } from "./make-attack.ts";
import { someAddress, type Visitor } from "./visitors.ts";

/**
 * What chance would seldom try: each figure of each list of figures (a box, a position) at each edge, and in each
 * parameter that a page was seen with, texts that grow when they are folded. One address of each page and parameter.
 */
export function* sweep(found: FoundSite, origin: string, visitor: Visitor): Generator<Attack> {
  const done = new Set<string>();
  for (const template of found.templates) {
    for (const address of found.addresses.get(template.name) ?? []) {
      const { pathname, searchParams } = new URL(address, origin);
      for (const [name, value] of searchParams) {
        const figures = value.includes(",") ? [...value.matchAll(/-?\d+(?:\.\d+)?/g)] : [];
        const key = `${template.page} ${name} ${figures.length}`;
        if (done.has(key)) continue;
        done.add(key);
        const atEdges = figures.flatMap(({ index, 0: figure }) =>
          degrees.map((edge) => value.slice(0, index) + edge + value.slice(index + figure.length)),
        );
        const whole = figures.length === 4 ? ["-180,-90,180,90", "-180,-85.06,180,85.06", "2,49,6,90"] : [];
        for (const hostile of [...atEdges, ...whole, ...growingTexts]) {
          const query = [...searchParams]
            .map(([each, known]) => `${percentEncoded(each)}=${percentEncoded(each === name ? hostile : known)}`)
            .join("&");
          yield {
            visitor,
            route: template,
            changed: [name],
            method: "GET",
            target: `${pathname}?${query}`,
            headers: [
              ["Host", new URL(origin).host],
              ["X-Forwarded-For", someAddress()],
              ["Accept", "text/html,*/*;q=0.8"],
            ],
          };
        }
      }
    }
  }
}

import type { Choice } from "./facet-choices.ts";

/** The values of a facet as links, each with how many properties it leads to; what leads to none is no link. */
export function FacetList({ choices, layout = "column" }: { choices: Choice[]; layout?: "column" | "row" | "short" }) {
  return (
    <ul className={layout === "column" ? "facet" : `facet facet-row facet-${layout}`}>
      {choices.map(({ key, label, count, href, current, subordinate }) => (
        <li key={key} className={subordinate ? "facet-under" : undefined}>
          {href ? (
            <a href={href} aria-current={current ? "true" : undefined}>
              {label} <span>{count}</span>
            </a>
          ) : (
            <span className="facet-none">
              {label} <span>{count}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

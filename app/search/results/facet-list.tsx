import type { Choice } from "./facet-choices.ts";

/** The values of a facet as links, each with how many properties it leads to; what leads to none is no link. */
export function FacetList({ choices }: { choices: Choice[] }) {
  return (
    <ul className="facet">
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

import { escapeHtml } from "#app/ui/escape-html.ts";
import type { Choice } from "./facet-choices.ts";

/**
 * The values of a facet as links, each with how many properties it leads to; what leads to none is no link. The server
 * writes them out: they are a third of a results page's elements, and the browser takes them over as its own.
 */
export function FacetList({ choices, layout = "column" }: { choices: Choice[]; layout?: "column" | "row" | "short" }) {
  const className = layout === "column" ? "facet" : `facet facet-row facet-${layout}`;
  if (typeof document === "undefined") {
    return <ul className={className} dangerouslySetInnerHTML={{ __html: choices.map(itemMarkup).join("") }} />;
  }
  return <FacetElements choices={choices} className={className} />;
}

/** The same by React, which keeps the focus on a link when its search has come. */
export function FacetElements({ choices, className }: { choices: Choice[]; className: string }) {
  return (
    <ul className={className}>
      {choices.map(({ key, href, current, subordinate, ...words }) => (
        <li key={key} className={subordinate ? "facet-under" : undefined}>
          {href ? (
            <a href={href} aria-current={current ? "true" : undefined}>
              <Words {...words} />
            </a>
          ) : (
            <span className="facet-none">
              <Words {...words} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ label, count, said }: Pick<Choice, "label" | "count" | "said">) {
  return (
    <>
      {said === undefined ? (
        `${label} `
      ) : (
        <>
          {label}
          <span className="visually-hidden">{`, ${said}`}</span>{" "}
        </>
      )}
      <span aria-hidden={said === undefined ? undefined : "true"}>{count}</span>
    </>
  );
}

function itemMarkup({ label, count, said, href, current, subordinate }: Choice): string {
  const shown = escapeHtml(count);
  const words =
    said === undefined
      ? `${escapeHtml(label)} <span>${shown}</span>`
      : `${escapeHtml(label)}<span class="visually-hidden">, ${escapeHtml(said)}</span> <span aria-hidden="true">${shown}</span>`;
  const chosen = current ? ' aria-current="true"' : "";
  const choice = href
    ? `<a href="${escapeHtml(href)}"${chosen}>${words}</a>`
    : `<span class="facet-none">${words}</span>`;
  return subordinate ? `<li class="facet-under">${choice}</li>` : `<li>${choice}</li>`;
}

import { useEffect, useRef, useState, type ComponentType, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import type { ShortRange } from "./short-range.ts";

interface FilterSectionProps<Panel extends object> {
  /** What the filter is about. */
  label: string;
  /** What is chosen now. */
  value: string;
  /** The same in figures, where the bar has no room for words. */
  figures?: ShortRange | undefined;
  /** True when something is chosen. */
  active: boolean;
  className?: string;
  /** What was typed here that can't be read: the row says so, and opens for it unless the visitor has opened another. */
  refused?: string | undefined;
  /** The content of the panel, and what it is made of: see ReadyPart. */
  panel: ComponentType<Panel>;
  of: Panel;
}

/**
 * One filter of the bar: its name and value, which open a panel. Only one is open at a time (`name`). On a narrow screen
 * the same is a row of the sheet. Opens and closes without script; use-filters.ts adds Escape and clicks elsewhere.
 */
export function FilterSection<Panel extends object>(given: FilterSectionProps<Panel>) {
  const { label, value, figures, active, className, refused, panel, of } = given;
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  // As the page comes, without script too; afterwards the visitor opens and closes it.
  const [comesOpen] = useState(refused !== undefined);
  useEffect(() => {
    // The answer arrives after the visitor has gone on: what they opened meanwhile stays.
    const isOtherOpen = details.current?.closest("form")?.querySelector("details.filter[open]");
    if (refused !== undefined && !isOtherOpen && details.current) details.current.open = true;
  }, [refused]);
  return (
    <details
      ref={details}
      className={className ? `filter ${className}` : "filter"}
      name="filter"
      open={comesOpen}
      onToggle={showCurrent}
    >
      <summary className="opens">
        <span className="filter-label">{label}</span>{" "}
        {refused === undefined ? (
          <span className={active ? "filter-value filter-active" : "filter-value"}>
            <span className={figures && "filter-said"}>{value}</span>
            {figures && (
              <span className="filter-figures" aria-hidden="true">
                {figures.figures}
                {figures.unit && <span className="filter-per small">{figures.unit}</span>}
              </span>
            )}
          </span>
        ) : (
          <span className="filter-value filter-refused">{t("search.check", { text: refused })}</span>
        )}
      </summary>
      <ReadyPart as="div" className="filter-panel" part={panel} of={of} />
    </details>
  );
}

/** A long list opens where the current choice stands, with what belongs to it below. */
function showCurrent({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  const current = currentTarget.open && currentTarget.querySelector(".facet [aria-current]");
  if (!current) return;
  const item = current.closest("li");
  const others = [...(item?.parentElement?.children ?? [])];
  const behind = others.slice(others.indexOf(item!) + 1);
  const next = behind.findIndex((other) => !other.matches(".facet-under"));
  const last = next < 0 ? behind.at(-1) : behind[next - 1];
  last?.scrollIntoView({ block: "nearest" });
  current.scrollIntoView({ block: "nearest" });
}

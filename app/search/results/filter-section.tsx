import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";

interface FilterSectionProps {
  /** What the filter is about. */
  label: string;
  /** What is chosen now. */
  value: string;
  /** True when something is chosen. */
  active: boolean;
  className?: string;
  /** What the filter asks the visitor to correct; it opens for that. */
  asks?: string | undefined;
  children: ReactNode;
}

/**
 * One filter of the bar: its name and value, which open a panel. Only one is open at a time (`name`). On a narrow screen
 * the same is a row of the sheet. Opens and closes without script; use-filters.ts adds Escape and clicks elsewhere.
 */
export function FilterSection({ label, value, active, className, asks, children }: FilterSectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // As the page comes, without script too; afterwards the visitor opens and closes it.
  const [comesOpen] = useState(asks !== undefined);
  useEffect(() => {
    const isFirst = !details.current?.parentElement?.querySelector("details[open] [aria-invalid]");
    if (asks !== undefined && isFirst && details.current) details.current.open = true;
  }, [asks]);
  return (
    <details
      ref={details}
      className={className ? `filter ${className}` : "filter"}
      name="filter"
      open={comesOpen}
      onToggle={showCurrent}
    >
      <summary>
        <span className="filter-label">{label}</span>{" "}
        <span className={active ? "filter-value filter-active" : "filter-value"}>{value}</span>
      </summary>
      <div className="filter-panel">{children}</div>
    </details>
  );
}

/** A long list opens where the current choice stands. */
function showCurrent({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.querySelector(".facet [aria-current]")?.scrollIntoView({ block: "nearest" });
}

import type { ReactNode, SyntheticEvent } from "react";

interface FilterSectionProps {
  /** What the filter is about. */
  label: string;
  /** What is chosen now. */
  value: string;
  /** True when something is chosen. */
  active: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * One filter of the bar: its name and value, which open a panel. Only one is open at a time (`name`). On a narrow screen
 * the same is a row of the sheet. Opens and closes without script; use-filters.ts adds Escape and clicks elsewhere.
 */
export function FilterSection({ label, value, active, className, children }: FilterSectionProps) {
  return (
    <details className={className ? `filter ${className}` : "filter"} name="filter" onToggle={showCurrent}>
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

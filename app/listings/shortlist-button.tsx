import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface ShortlistButtonProps {
  reference: string;
  /** For a heart alone: what it keeps. */
  label?: string;
  className?: string;
  children?: ReactNode;
}

/**
 * Keeps a listing on the visitor's shortlist: it sends the one form `keep` of the page (shortlist/shortlist-form.tsx), which
 * also shows whose hearts are pressed. So a card is the same for everybody.
 */
export function ShortlistButton({ reference, label, className, children }: ShortlistButtonProps) {
  const classes = className ? `keep ${className}` : "keep";
  return (
    <button className={classes} form="keep" name="reference" value={reference.toLowerCase()} aria-label={label}>
      <Icon name="heart" />
      {children}
    </button>
  );
}

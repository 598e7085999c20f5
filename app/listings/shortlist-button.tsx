import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";

interface ShortlistButtonProps {
  reference: string;
  /** What a heart alone keeps: it is pressed or not. */
  label: string;
  className: string;
}

/**
 * Keeps a listing on the visitor's shortlist: it sends the one form `keep` of the page (shortlist/shortlist-form.tsx), which
 * also shows whose hearts are pressed. So a card is the same for everybody.
 */
export function ShortlistButton({ reference, label, className }: ShortlistButtonProps) {
  return (
    <button
      className={`keep ${className}`}
      form="keep"
      name="reference"
      value={reference.toLowerCase()}
      aria-label={label}
    >
      <Icon name="heart" />
    </button>
  );
}

interface NamedShortlistButtonProps {
  reference: string;
  className: string;
  /** True where there is room for the heart alone: its words are read out. */
  isIcon?: boolean;
}

/**
 * As {@link ShortlistButton}, with a label that says what pressing it does now. Where the label says that, there is no
 * `aria-pressed`: “Add, pressed” would be heard as either.
 */
export function NamedShortlistButton({ reference, className, isIcon = false }: NamedShortlistButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      className={`keep ${className}`}
      form="keep"
      name="reference"
      value={reference.toLowerCase()}
      data-kept="false"
    >
      <Icon name="heart" />
      <span className={isIcon ? "visually-hidden" : undefined}>
        <span className="keep-add">{t("shortlist.add")}</span>
        <span className="keep-kept">{t("shortlist.kept")}</span>
      </span>
    </button>
  );
}

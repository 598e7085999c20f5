import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ShortlistLinkProps {
  language: Language;
  pathname: string;
  count: number;
  /** Where in the header it stands: see shortlist.css. */
  className: string;
}

/** The way to the shortlist, with how many properties are on it. */
export function ShortlistLink({ language, pathname, count, className }: ShortlistLinkProps) {
  const { t } = useTranslation();
  const target = href("shortlist", language);
  return (
    <a
      className={`shortlist-link ${className}`}
      href={target}
      rel="nofollow"
      aria-label={count > 0 ? t("shortlist.menuCount", { count }) : t("shortlist.menu")}
      aria-current={pathname === target ? "page" : undefined}
    >
      <Icon name="heart" />
      <span className="shortlist-word">{t("shortlist.menu")}</span>
      {count > 0 && <span className="shortlist-count figures">{count}</span>}
    </a>
  );
}

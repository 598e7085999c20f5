import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The one search box, small: takes a sentence, works without script. */
export function CompactSearch({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <form className="compact-search" role="search" action={href("search", language)} method="get">
      <input
        type="search"
        name="sentence"
        aria-label={t("shell.search.label")}
        placeholder={t("shell.search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        required
        maxLength={200}
      />
      <button type="submit" aria-label={t("shell.search.submit")}>
        <Icon name="search" />
      </button>
    </form>
  );
}

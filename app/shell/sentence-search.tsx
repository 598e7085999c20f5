import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";

/** The one search box, at full size: a sentence in, a search out. Works without script. */
export function SentenceSearch({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <form className="sentence" role="search" action={href("search", language)} method="get">
      <label className="visually-hidden" htmlFor="sentence">
        {t("home.search.label")}
      </label>
      <input
        id="sentence"
        type="search"
        name="sentence"
        placeholder={t("home.search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        required
        maxLength={200}
      />
      <button className="button" type="submit">
        {t("home.search.submit")}
      </button>
    </form>
  );
}

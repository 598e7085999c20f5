import { useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { UnderstoodSentence } from "./understood-sentence.tsx";

interface CompactSearchProps {
  language: Language;
  /** On a page with filters of its own: on a wide screen these are the search, the narrow menu keeps the box. */
  inMenuOnly: boolean;
}

/** The one search box, small: takes a sentence, works without script; with it, what is understood shows below. */
export function CompactSearch({ language, inMenuOnly }: CompactSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  return (
    <form
      className={inMenuOnly ? "compact-search in-menu-only" : "compact-search"}
      role="search"
      action={href("search", language)}
      method="get"
    >
      <input
        type="search"
        name="sentence"
        aria-label={t("shell.search.label")}
        placeholder={t("shell.search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        required
        maxLength={400}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button type="submit" aria-label={t("shell.search.submit")}>
        <Icon name="search" />
      </button>
      <UnderstoodSentence className="compact-understood" typed={typed} language={language} />
    </form>
  );
}

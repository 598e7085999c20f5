import { useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { UnderstoodSentence } from "./understood-sentence.tsx";

/**
 * The one search box, at full size: a sentence in, a search out. Works without script; with it, the box says while
 * somebody types what it understands, and how many properties that is.
 */
export function SentenceSearch({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  return (
    <div className="sentence-box">
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
          maxLength={400}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button className="button" type="submit">
          {t("home.search.submit")}
        </button>
      </form>
      <UnderstoodSentence className="sentence-understood" typed={typed} language={language} />
    </div>
  );
}

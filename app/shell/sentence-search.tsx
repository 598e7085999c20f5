import { useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { useUnderstood } from "./use-understood.ts";

/**
 * The one search box, at full size: a sentence in, a search out. Works without script; with it, the box says while
 * somebody types what it understands, and how many properties that is.
 */
export function SentenceSearch({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const understood = useUnderstood(typed.trim(), language);
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
          maxLength={200}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button className="button" type="submit">
          {t("home.search.submit")}
        </button>
      </form>
      <div className="sentence-understood" role="status">
        {understood && understood.chips.length > 0 && (
          <>
            <ul className="chips" aria-label={t("sentence.understood")}>
              {understood.chips.map((label) => (
                <li key={label}>
                  <span className="chip">{label}</span>
                </li>
              ))}
            </ul>
            <a href={understood.href}>{understood.found}</a>
          </>
        )}
      </div>
    </div>
  );
}

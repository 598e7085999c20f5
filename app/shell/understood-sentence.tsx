import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { useUnderstood } from "./use-understood.ts";

interface UnderstoodSentenceProps {
  /** What stands in the box. */
  typed: string;
  language: Language;
  className: string;
}

/** What a search box understands of what is being typed, and how many properties that is; it is read out as it changes. */
export function UnderstoodSentence({ typed, language, className }: UnderstoodSentenceProps) {
  const { t } = useTranslation();
  const understood = useUnderstood(typed.trim(), language);
  return (
    <div className={className} role="status">
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
      {understood?.leftOut && <p>{understood.leftOut}</p>}
    </div>
  );
}

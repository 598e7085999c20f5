import { useTranslation } from "react-i18next";
import type { CorrectionsView } from "../corrections.ts";

/** Says that words no listing has were read as others, and which; following the link makes them the search. */
export function Corrections({ typed, corrected, href }: CorrectionsView) {
  const { t } = useTranslation();
  return (
    <p className="search-note">
      {t("sentence.unknownWords", { words: typed })} {t("sentence.shownInstead")}{" "}
      <a href={href}>{t("search.quoted", { text: corrected })}</a>
    </p>
  );
}

import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import type { VisitWish } from "./contact-request.ts";
import { visitInWords } from "./visit-in-words.ts";

interface RequestSentProps {
  language: Language;
  heading: string;
  text: string;
  /** The visit that was asked for, if one was. */
  visit?: VisitWish | undefined;
  /** Where the form is to be had again. */
  againHref: string;
}

/** Stands in the form's place once it was taken. */
export function RequestSent({ language, heading, text, visit, againHref }: RequestSentProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="contact-sent" role="status" tabIndex={-1}>
      <h3>{heading}</h3>
      <VisitAsked visit={visit} language={language} />
      <p>
        <UnbrokenText text={text} />
      </p>
      <p>
        <a href={againHref}>{t("contact.sent.again")}</a>
      </p>
    </div>
  );
}

/** Repeats when a visit was asked for: whoever ticked the wrong day sees it here. */
export function VisitAsked({ visit, language }: { visit: VisitWish | undefined; language: Language }) {
  const { t } = useTranslation();
  if (!visit) return null;
  return <p className="contact-visit-asked">{t("contact.sent.visit", { when: visitInWords(visit, language, t) })}</p>;
}

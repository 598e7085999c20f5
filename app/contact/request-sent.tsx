import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";

interface RequestSentProps {
  heading: string;
  text: string;
  /** Where the form is to be had again. */
  againHref: string;
}

/** Stands in the form's place once it was taken. */
export function RequestSent({ heading, text, againHref }: RequestSentProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="contact-sent" role="status" tabIndex={-1}>
      <h3>{heading}</h3>
      <p>
        <UnbrokenText text={text} />
      </p>
      <p>
        <a href={againHref}>{t("contact.sent.again")}</a>
      </p>
    </div>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContentText } from "../content-text.tsx";
import { TableOfContents } from "../table-of-contents.tsx";

/** Where a legal text stands in its page; see {@link ContentText}. */
export const legalTextId = "legal-text";

interface LegalArticleProps {
  title: string;
  version: string;
  updated: { day: string; formatted: string };
  sections: readonly { id: string; heading: string }[];
  html: string | undefined;
  /** A legal text to read on with. */
  other: { href: string; label: string };
  /** What stands before the text. */
  children?: ReactNode;
}

/** A legal text: which version, since when, and the text with its table of contents. */
export function LegalArticle({ title, version, updated, sections, html, other, children }: LegalArticleProps) {
  const { t } = useTranslation();
  return (
    <article className="legal wrap">
      <header className="legal-head">
        <h1>{title}</h1>
        <p className="legal-version">
          <span>{t("legal.version", { version })}</span>{" "}
          <span>
            {t("legal.updated")} <time dateTime={updated.day}>{updated.formatted}</time>
          </span>
        </p>
      </header>
      <TableOfContents sections={sections} />
      <div className="legal-body">
        {children}
        <ContentText id={legalTextId} html={html} />
        <p className="legal-other">
          <a href={other.href}>{other.label}</a>
        </p>
      </div>
    </article>
  );
}

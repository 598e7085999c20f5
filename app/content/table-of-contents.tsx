import { useTranslation } from "react-i18next";

interface TableOfContentsProps {
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a long text. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const { t } = useTranslation();
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{t("legal.contents")}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

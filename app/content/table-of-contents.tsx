import { useTranslation } from "react-i18next";

interface TableOfContentsProps {
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a long text. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const { t } = useTranslation();
  return <ContentsList heading={t("legal.contents")} sections={sections} />;
}

/** The same, with its heading given. */
export function ContentsList({ heading, sections }: TableOfContentsProps & { heading: string }) {
  return (
    <nav className="contents" aria-labelledby="table-of-contents">
      <h2 id="table-of-contents">{heading}</h2>
      <ol>
        {sections.map(({ id, heading: words }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Numbered heading={words} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A heading that begins with a number: words stand below words, numbers below numbers. */
function Numbered({ heading }: { heading: string }) {
  const [, number, words] = /^(\d+\.)\s(.+)$/.exec(heading) ?? [];
  if (!number) return heading;
  return (
    <>
      <span className="contents-number">{number}</span> {words}
    </>
  );
}

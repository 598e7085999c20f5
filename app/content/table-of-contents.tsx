import { useTranslation } from "react-i18next";

interface TableOfContentsProps {
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a long text. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const { t } = useTranslation();
  return (
    <nav className="contents" aria-labelledby="table-of-contents">
      <h2 id="table-of-contents">{t("legal.contents")}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Numbered heading={heading} />
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

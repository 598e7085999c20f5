import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Picture } from "#app/media/picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { CompareRow, CompareView } from "./compare-view.server.ts";

interface CompareTableProps {
  view: CompareView;
  /** Names of what was chosen beyond the fourth. */
  tooMany?: string;
  language: Language;
}

/** Up to four listings side by side. On a narrow screen the table scrolls under its first column, which stays. */
export function CompareTable({ view: { listings, rows }, tooMany, language }: CompareTableProps) {
  const { t } = useTranslation();
  return (
    <div className="shortlist wrap">
      <header className="shortlist-head">
        <p>
          <a className="shortlist-back" href={href("shortlist", language)}>
            <Icon name="arrow-left" />
            {t("shortlistPage.compare.back")}
          </a>
        </p>
        <h1>{t("shortlistPage.compare.heading", { count: listings.length })}</h1>
        <p className="lead">{t("shortlistPage.compare.differs")}</p>
      </header>
      {tooMany && <Notice kind="problem">{t("shortlistPage.compare.tooMany", { titles: tooMany })}</Notice>}
      <div
        className={`compare compare-${listings.length}`}
        role="region"
        aria-labelledby="compare-caption"
        tabIndex={0}
      >
        <table className="figures">
          <caption className="visually-hidden" id="compare-caption">
            {t("shortlistPage.compare.table")}
          </caption>
          <thead>
            <tr>
              <td />
              {listings.map(({ reference, href, title, titleLang, photoKey, photoAlt }) => (
                <th key={reference} scope="col">
                  {photoKey && (
                    <span className="compare-picture">
                      <Picture
                        photoKey={photoKey}
                        alt={photoAlt}
                        sizes="(min-width: 64rem) 16rem, 11rem"
                        widths={[320, 480]}
                      />
                    </span>
                  )}
                  <a href={href} lang={titleLang}>
                    {title}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ row: { label, values, differs } }: { row: CompareRow }) {
  const { t } = useTranslation();
  return (
    <tr className={differs ? "compare-differs" : undefined}>
      <th scope="row">
        {label}
        {differs && <span className="visually-hidden"> ({t("shortlistPage.compare.different")})</span>}
      </th>
      {values.map((value, index) => (
        <td key={index}>
          {value ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t("shortlistPage.compare.none")}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

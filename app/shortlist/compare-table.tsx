import { useTranslation } from "react-i18next";
import { requestAnchor } from "#app/contact/contact-request.ts";
import type { RefusedRequest } from "#app/contact/receive-request.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { withJoints } from "#app/i18n/joints.ts";
import { href } from "#app/i18n/paths.ts";
import { Picture } from "#app/media/pictures/picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AreaScaleBar, AreaSquareDrawing } from "./area-square-drawing.tsx";
import { BestValue } from "./best-value.tsx";
import { Breakable } from "./breakable.tsx";
import type { CompareRow, CompareView } from "./compare-view.server.ts";
import type { WritingView } from "./load-writing.server.ts";
import { comparePath } from "./shortlist.ts";
import { WriteToAll } from "./write-to-all.tsx";

interface CompareTableProps {
  view: CompareView;
  /** Names of what was chosen beyond the fourth. */
  tooMany?: string;
  /** Missing where nobody can be written to. */
  writing?: WritingView;
  refused?: RefusedRequest;
  language: Language;
}

/**
 * Up to four listings side by side, the best value of a row underlined; what is alike is folded below. On a narrow screen
 * more than two of them scroll under the first column, which stays.
 */
export function CompareTable({ view, tooMany, writing, refused, language }: CompareTableProps) {
  const { t } = useTranslation();
  const { listings, rows, methods, scale } = view;
  const path = comparePath(
    listings.map(({ reference }) => reference),
    language,
  );
  const differing = rows.filter(({ differs }) => differs);
  const alike = rows.filter(({ differs }) => !differs);
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
        {writing && (
          <p className="compare-write">
            <a className="button button-dark" href={`#${requestAnchor}`}>
              {t("shortlistPage.write.heading", { count: writing.agentCount })}
            </a>
          </p>
        )}
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
              {listings.map(({ reference, photoKey, photoDrawn, photoAlt }) => (
                <td key={reference}>
                  {photoKey && (
                    <span className="compare-picture">
                      <Picture
                        photoKey={photoKey}
                        isDrawn={photoDrawn}
                        alt={photoAlt}
                        sizes="(min-width: 64rem) 16rem, 11rem"
                        widths={[320, 480]}
                        priority
                      />
                    </span>
                  )}
                </td>
              ))}
            </tr>
            {/* What a column is about stays in view however far down one reads. */}
            <tr className="compare-names">
              <td />
              {listings.map(({ reference, href, title, titleLang }) => (
                <th key={reference} scope="col">
                  <a href={href} lang={titleLang}>
                    {withJoints(title)}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map((row) => (
              <Row key={row.label} row={row} scale={scale} />
            ))}
          </tbody>
        </table>
        {alike.length > 0 && (
          <details className="compare-alike" open={differing.length === 0}>
            <summary className="disclosure opens">{t("shortlistPage.compare.alike", { count: alike.length })}</summary>
            <table className="figures" aria-labelledby="compare-alike-caption">
              <caption className="visually-hidden" id="compare-alike-caption">
                {t("shortlistPage.compare.alikeTable")}
              </caption>
              <thead className="visually-hidden">
                <tr>
                  <td />
                  {listings.map(({ reference, title, titleLang }) => (
                    <th key={reference} scope="col" lang={titleLang}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {alike.map((row) => (
                  <Row key={row.label} row={row} scale={scale} />
                ))}
              </tbody>
            </table>
          </details>
        )}
      </div>
      {scale && <AreaScaleBar {...scale} />}
      {methods.map((method) => (
        <p key={method} className="compare-method">
          {method}
        </p>
      ))}
      {writing && <WriteToAll writing={writing} path={path} language={language} refused={refused} />}
    </div>
  );
}

function Row({
  row: { label, values, differs, none, best, squares },
  scale,
}: {
  row: CompareRow;
  scale: CompareView["scale"];
}) {
  const { t } = useTranslation();
  return (
    <tr className={differs ? "compare-differs" : undefined}>
      <th scope="row">
        {label}
        {differs && <span className="visually-hidden"> ({t("shortlistPage.compare.different")})</span>}
      </th>
      {values.map((value, index) => (
        <td key={index}>
          {best?.includes(index) ? (
            <>
              <BestValue value={value ?? ""} />
              <span className="visually-hidden"> ({t("shortlistPage.compare.best")})</span>
            </>
          ) : value === null && none?.[index] ? (
            <span className="soft">{none[index]}</span>
          ) : value === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t("shortlistPage.compare.none")}</span>
            </>
          ) : (
            <Breakable value={value} />
          )}
          {squares?.[index] && scale && <AreaSquareDrawing square={squares[index]} ruledBy={scale.part} />}
        </td>
      ))}
    </tr>
  );
}

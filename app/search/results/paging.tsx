import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { defaultPageSize, type SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";

const pageSizes = [24, 48, 96] as const;

interface PagingProps {
  query: SearchQuery;
  page: number;
  pages: number;
  count: number;
  language: Language;
}

/** Links to the pages of a search, and to other page sizes. */
export function Paging(given: PagingProps) {
  const { query, page, pages, count, language } = given;
  if (pages <= 1 && count <= pageSizes[0]) return null;
  return <ReadyPart as="div" className="paging" part={Ways} of={{ query, page, pages, count, language }} />;
}

function Ways({ query, page, pages, count, language }: PagingProps) {
  const { t } = useTranslation();
  const to = (target: number) => searchHref({ ...query, page: target > 1 ? target : undefined }, language);
  return (
    <>
      {pages > 1 && (
        <nav aria-label={t("search.paging.label")}>
          <ul className="paging-pages">
            {page > 1 && (
              <li>
                <a href={to(page - 1)} rel="prev">
                  {t("search.paging.previous")}
                </a>
              </li>
            )}
            {pagesToShow(page, pages).map((shown, index, all) => (
              <li key={shown} className={index > 0 && shown - (all[index - 1] ?? 0) > 1 ? "paging-gap" : undefined}>
                <a
                  href={to(shown)}
                  aria-label={t("search.paging.page", { page: formatNumber(shown, language) })}
                  aria-current={shown === page ? "page" : undefined}
                >
                  {formatNumber(shown, language)}
                </a>
              </li>
            ))}
            {page < pages && (
              <li>
                <a href={to(page + 1)} rel="next">
                  {t("search.paging.next")}
                </a>
              </li>
            )}
          </ul>
        </nav>
      )}
      {count > pageSizes[0] && <PageSizes query={query} language={language} />}
    </>
  );
}

function PageSizes({ query, language }: Pick<PagingProps, "query" | "language">) {
  const { t } = useTranslation();
  const current = query.numPropertiesPerPage ?? defaultPageSize;
  return (
    <nav className="paging-sizes" aria-label={t("search.paging.sizeLabel")}>
      <span aria-hidden="true">{t("search.paging.size")}</span>
      {pageSizes.map((size) => (
        <a
          key={size}
          href={searchHref(
            { ...query, page: undefined, numPropertiesPerPage: size === defaultPageSize ? undefined : size },
            language,
          )}
          aria-current={size === current ? "true" : undefined}
        >
          {size}
        </a>
      ))}
    </nav>
  );
}

/** First, last and the neighbours of the current page. */
function pagesToShow(page: number, pages: number): number[] {
  const shown = new Set([1, page - 1, page, page + 1, pages]);
  return [...shown].filter((candidate) => candidate >= 1 && candidate <= pages).sort((a, b) => a - b);
}

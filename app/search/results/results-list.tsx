import { useTranslation } from "react-i18next";
import { ListMarkup } from "#app/http/rendering/page-markup.tsx";
import type { ResultsData } from "./load-results.server.ts";
import { Paging } from "./paging.tsx";

type ResultsListProps = Pick<ResultsData, "cardsMarkup" | "query" | "page" | "pages" | "count" | "language">;

/** A page of results as cards, and the way to the other pages. */
export function ResultsList({ cardsMarkup, query, page, pages, count, language }: ResultsListProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="visually-hidden">{t("search.results")}</h2>
      <ListMarkup id="results" className="cards" html={cardsMarkup} />
      <Paging query={query} page={page} pages={pages} count={count} language={language} />
    </>
  );
}

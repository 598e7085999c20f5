import { useTranslation } from "react-i18next";
import { fewestDrawn } from "#app/search-index/fewest-prices.ts";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import type { NoPriceContext, PriceContext } from "./price-context.server.ts";
import { PriceHistogram } from "./price-histogram.tsx";

/** How the price stands among comparable ones, or what these ask: in a sentence, on their histogram, and in a table. */
export function PriceInContext({ context }: { context: PriceContext | NoPriceContext }) {
  const { t } = useTranslation();
  if ("tooFew" in context) {
    return (
      <section className="price-context" aria-labelledby="price-context">
        <h2 id="price-context">{t("listing.context.title")}</h2>
        <p>
          <UnbrokenText text={context.tooFew} />
          {context.marketHref && (
            <>
              {" "}
              <a href={context.marketHref}>{t("listing.context.market")}</a>
            </>
          )}
        </p>
      </section>
    );
  }
  const isDrawn = context.classes.reduce((sum, { count }) => sum + count, 0) >= fewestDrawn;
  const { standing, compared, remark, classes, href, marketHref } = context;
  return (
    <section className="price-context figures" aria-labelledby="price-context">
      <h2 id="price-context">{t(standing ? "listing.context.title" : "listing.context.titleOfOthers")}</h2>
      {remark && <p>{remark}</p>}
      {/* What is compared with other kinds of homes says so first, and its per cent weighs no more than the rest. */}
      {standing && <p className={remark ? undefined : "price-standing"}>{standing}</p>}
      <p>
        {compared} <a href={href}>{t("listing.context.all")}</a>
        {marketHref && (
          <>
            {"\u00a0· "}
            <a href={marketHref}>{t("listing.context.market")}</a>
          </>
        )}
      </p>
      {isDrawn && (
        <PriceHistogram
          classes={classes}
          summary={t("listing.context.figures")}
          price={t("listing.context.price")}
          count={t("listing.context.count")}
          here={t("listing.context.here")}
        />
      )}
    </section>
  );
}

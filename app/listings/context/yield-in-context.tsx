import { useTranslation } from "react-i18next";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import type { YieldContext } from "./yield-context.server.ts";

/** How an investment's yield stands among comparable ones. */
export function YieldInContext({ context: { standing, compared, href } }: { context: YieldContext }) {
  const { t } = useTranslation();
  return (
    <section className="price-context figures" aria-labelledby="yield-context">
      <h2 id="yield-context">{t("listing.context.yield.title")}</h2>
      <p className="price-standing">{standing}</p>
      <p>
        <UnbrokenText text={compared} /> <a href={href}>{t("listing.context.all")}</a>
      </p>
    </section>
  );
}

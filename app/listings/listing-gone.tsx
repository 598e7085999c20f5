import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { ListingView } from "./listing-view.server.ts";

/** Said in place of a listing that its advertiser has withdrawn. */
export function ListingGone({ view, hasSimilar }: { view: ListingView; hasSimilar: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="listing-gone">
      <h1>{t("listing.page.gone.title")}</h1>
      <p>
        {t("listing.page.gone.text", { title: view.title.text })} {hasSimilar && t("listing.page.gone.textSimilar")}
      </p>
      <LinkButton href={view.place.nearbyHref}>{t("listing.page.gone.search")}</LinkButton>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { ShownListing } from "./pass-listing.server.ts";

interface ListingGoneProps {
  view: ShownListing;
  hasSimilar: boolean;
  language: Language;
}

/** Said in place of a listing that its advertiser has withdrawn. */
export function ListingGone({ view, hasSimilar, language }: ListingGoneProps) {
  const { t } = useTranslation();
  return (
    <div className="listing-gone">
      <h1>{t("listing.page.gone.title")}</h1>
      <p>
        {t("listing.page.gone.text", { title: view.title.text })} {hasSimilar && t("listing.page.gone.textSimilar")}
      </p>
      <div className="listing-gone-actions">
        <LinkButton href={view.nearbyHref}>{t("listing.page.gone.search")}</LinkButton>
        <a href={`${href("contact", language)}?about=${view.reference}#request`}>{t("listing.page.gone.ask")}</a>
      </div>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import { PlacesMap, type MarkedPlace } from "#app/basemap/places-map.tsx";
import type { AdvertiserView } from "#app/listings/advertiser-view.ts";
import type { ResultsData } from "#app/search/results/load-results.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { CountedLinks, type CountedLink } from "#app/ui/counted-links.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const deals = ["to-let", "for-sale", "investment"] as const;

interface AgencyHeadProps {
  agency: AdvertiserView;
  /** Where it works, before anything is searched. */
  reach: { towns: (MarkedPlace & CountedLink)[]; elsewhere: string | undefined; languages: string } | undefined;
  /** Where the form to write to them is; undefined where it stands below. */
  writeHref: string | undefined;
  search: Pick<ResultsData, "facets" | "landing" | "language">;
}

/** Who an agency is, how to reach them, and, before anything is searched, how much they offer by deal. */
export function AgencyHead({ agency, reach, writeHref, search }: AgencyHeadProps) {
  const { t } = useTranslation();
  const { name, licence, phone, tel, website, address } = agency;
  const { facets, landing, language } = search;
  const { towns = [], elsewhere, languages } = reach ?? {};
  const offered = landing.isLanding ? deals.filter((deal) => facets.deals[deal] > 0) : [];
  return (
    <header className={towns.length > 0 ? "agency-head agency-head-full" : "agency-head"}>
      <div className="agency-words">
        <Breadcrumbs crumbs={landing.crumbs} label={t("seo.breadcrumbs.label")} />
        <p className="eyebrow">{t("agency.eyebrow")}</p>
        <h1>{name}</h1>
        {(licence || languages) && (
          <p className="soft figures">
            {[licence, languages && t("agency.languages", { languages })].filter(Boolean).join("\u00a0· ")}
          </p>
        )}
        {address && <address className="soft figures">{address}</address>}
        <p className="agency-ways">
          {writeHref && (
            <LinkButton href={writeHref}>
              <Icon name="mail" />
              {t("agency.write")}
            </LinkButton>
          )}
          {tel && phone && (
            <LinkButton look="outline" href={tel}>
              <Icon name="phone" />
              <span className="figures">{t("agency.call", { phone })}</span>
            </LinkButton>
          )}
          {website && (
            <a href={website} rel="nofollow noopener">
              {t("agency.website")}
            </a>
          )}
        </p>
        {offered.length > 0 && (
          <Figures
            className="figure-strip figures"
            figures={offered.map((deal) => ({
              label: t(`agency.deals.${deal}`),
              value: formatNumber(facets.deals[deal], language),
            }))}
          />
        )}
        {towns.length > 0 && <CountedLinks links={towns} label={t("agency.reach")} />}
        {elsewhere && <p className="soft small figures">{elsewhere}</p>}
      </div>
      {towns.length > 0 && (
        <section className="agency-reach" aria-labelledby="agency-reach">
          <h2 id="agency-reach">{t("agency.reach")}</h2>
          <PlacesMap
            places={towns}
            label={t("agency.map", { name, towns: towns.map((town) => town.name).join(", ") })}
          />
        </section>
      )}
      {towns.length > 0 && <Drawing name="street" width={2400} height={420} className="agency-street" />}
    </header>
  );
}

import { useTranslation } from "react-i18next";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { AdvertiserView } from "#app/listings/advertiser-view.ts";
import { requestAnchor } from "#app/contact/contact-request.ts";
import type { OfferingAgent } from "./told-listing.ts";
import type { PriceView } from "./listing-view.server.ts";
import { NamedShortlistButton } from "#app/listings/shortlist-button.tsx";
import { Price } from "#app/listings/price.tsx";
import { ShareListing } from "./share-listing.tsx";

interface PricePanelProps {
  reference: string;
  prices: PriceView[];
  reduced?: string;
  /** What has become of the property, when it is not simply on offer. */
  status?: string;
  /** True for what has been let or sold. */
  isTaken: boolean;
  advertiser: AdvertiserView;
  /** Others who offer the same property. */
  alsoBy: readonly OfferingAgent[];
  /** What it is passed on as, and the address in full. */
  share: { title: string; url: string };
}

/** What it costs and whom to ask: beside the page on wide screens, there all the way down. */
export function PricePanel(props: PricePanelProps) {
  const { t } = useTranslation();
  const label = t("listing.advertiser.priceAndContact");
  return <ReadyPart as="aside" className="price-panel" aria-label={label} part={Panel} of={props} />;
}

function Panel({ reference, prices, reduced, status, isTaken, advertiser, alsoBy, share }: PricePanelProps) {
  const { t } = useTranslation();
  const { name, href, licence, phone, tel, website } = advertiser;
  return (
    <>
      {status && <p className="price-status">{status}</p>}
      {prices.map(({ quote, deal, terms, beside }) => (
        <div key={quote.amount + quote.unit} className="price-block figures">
          {deal && <p>{deal}</p>}
          <Price quote={quote} />
          {terms && <p>{terms}</p>}
          {beside.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ))}
      {reduced && <p className="price-reduced figures">{reduced}</p>}
      <div className="price-actions">
        <LinkButton href="#request">
          <Icon name="mail" />
          {t(isTaken ? "listing.advertiser.askSimilar" : "listing.advertiser.ask")}
        </LinkButton>
        {tel && phone && (
          <LinkButton look="outline" href={tel}>
            <Icon name="phone" />
            <span className="figures">{t("listing.advertiser.call", { phone })}</span>
          </LinkButton>
        )}
        <NamedShortlistButton className="button button-outline" reference={reference} />
      </div>
      <ShareListing {...share} />
      <div className="advertiser">
        <h2>{t("listing.advertiser.title")}</h2>
        <p className="advertiser-name">{name}</p>
        {licence && <p className="figures">{licence}</p>}
        <p>
          <a href={href}>{t("listing.advertiser.all")}</a>
        </p>
        {website && (
          <p>
            <a href={website} rel="nofollow noopener">
              {t("listing.advertiser.website")}
            </a>
          </p>
        )}
      </div>
      {alsoBy.length > 0 && (
        <div className="advertiser">
          <h2>{t("listing.advertiser.also")}</h2>
          {alsoBy.map(({ agent, writeHref }) => (
            <div key={writeHref}>
              <p className="advertiser-name">{agent.name}</p>
              {agent.licence && <p className="figures">{agent.licence}</p>}
              <p>
                <a href={`${writeHref}#${requestAnchor}`}>{t("listing.advertiser.writeTo", { agent: agent.name })}</a>
              </p>
              {agent.tel && agent.phone && (
                <p className="figures">
                  <a href={agent.tel}>{t("listing.advertiser.call", { phone: agent.phone })}</a>
                </p>
              )}
              <p>
                <a href={agent.href}>{t("listing.advertiser.all")}</a>
              </p>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

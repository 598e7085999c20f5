import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { AdvertiserView } from "#app/listings/advertiser-view.ts";
import { NamedShortlistButton } from "#app/listings/shortlist-button.tsx";
import { Price } from "#app/listings/price.tsx";
import type { PriceView } from "./listing-view.server.ts";

interface ContactBarProps {
  reference: string;
  price?: PriceView;
  advertiser: AdvertiserView;
}

/** Price and contact at the foot of a phone's screen, always in reach; wide screens have the panel. */
export function ContactBar({ reference, price, advertiser }: ContactBarProps) {
  const { t } = useTranslation();
  return (
    <div className="contact-bar" role="group" aria-label={t("listing.advertiser.priceAndContact")}>
      {price && (
        <p className="figures">
          <Price quote={price.quote} />
          {price.byMonth && <span className="price-otherwise">{price.byMonth}</span>}
        </p>
      )}
      <NamedShortlistButton className="button button-outline button-icon" reference={reference} isIcon />
      {advertiser.tel && advertiser.phone && (
        <LinkButton
          look="outline"
          className="button-icon"
          href={advertiser.tel}
          aria-label={t("listing.advertiser.call", { phone: advertiser.phone })}
        >
          <Icon name="phone" />
        </LinkButton>
      )}
      <LinkButton href="#request">{t("listing.advertiser.askShort")}</LinkButton>
    </div>
  );
}

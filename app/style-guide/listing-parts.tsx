import { useTranslation } from "react-i18next";
import { Card } from "#app/listings/card.tsx";
import type { CardView } from "#app/listings/card.tsx";
import { EnergyBadge } from "#app/listings/energy-badge.tsx";
import { Gallery } from "#app/listings/gallery.tsx";
import { Price } from "#app/listings/price.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { NoResults } from "#app/search/results/no-results.tsx";
import { WiderList } from "#app/search/results/wider-searches.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Part, State } from "./part.tsx";

const letters = ["a", "b", "c", "d", "e", "f", "g"];

/** What shows a listing, or that there is none. The cards are of listings that are there. */
export function ListingParts({ cards, language }: { cards: readonly CardView[]; language: Language }) {
  const { t } = useTranslation();
  const [card] = cards;
  const elsewhere = [{ label: t("search.none.startAgain"), href: "#main" }];
  return (
    <>
      <Part name="EnergyBadge">
        {letters.map((letter) => (
          <EnergyBadge key={letter} energy={{ letter, class: letter.toUpperCase(), label: letter.toUpperCase() }} />
        ))}
      </Part>
      {card && (
        <>
          <Part name="Price">
            <Price quote={card.price} />
          </Part>
          <Part name="Card">
            <ul className="cards">
              {statesOf(card, t("listing.badge.priceDrop"), t("vocabulary.statuses.under-option")).map(
                ([name, view]) => (
                  <li key={name}>
                    <code className="style-name">{name}</code>
                    <Card view={view} heading="h3" />
                  </li>
                ),
              )}
            </ul>
          </Part>
        </>
      )}
      <Part name="Gallery">
        <State name="pictures=[]">
          <Gallery pictures={[]} />
        </State>
        <State name="pictures">
          <Gallery
            pictures={cards.flatMap(({ photoKey, photoDrawn, photoAlt }) =>
              photoKey ? [{ key: photoKey, alt: photoAlt, isPlan: false, isDrawn: Boolean(photoDrawn) }] : [],
            )}
          />
        </State>
      </Part>
      <Part name="NoResults">
        <State name="searches=[]">
          <NoResults searches={[]} language={language} save={null} />
        </State>
        <State name="searches">
          <NoResults searches={elsewhere} language={language} save={null} />
        </State>
      </Part>
      <Part name="WiderList">
        <WiderList searches={elsewhere} />
      </Part>
      <Part name="Drawing">
        <Drawing name="office-at-dusk" width={640} height={480} />
      </Part>
    </>
  );
}

/** The card in its states, each under what makes it. */
function statesOf(card: CardView, priceDrop: string, underOption: string): [string, CardView][] {
  const { badge: _badge, photoKey: _photo, ...plain } = card;
  return [
    ["view", card],
    ["badge=brick", { ...card, badge: { text: priceDrop, tone: "brick" } }],
    ["badge=ink", { ...card, badge: { text: underOption, tone: "ink" } }],
    ["photoKey=undefined", plain],
    ["titleLang", { ...card, titleLang: "nl" }],
    ["deal, distance", { ...card, deal: underOption, distance: "1.2 km" }],
    ["title", { ...card, title: `${card.title} ${card.title} ${card.title}` }],
  ];
}

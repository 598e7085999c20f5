import { languageNames, type Language } from "#app/i18n/languages.ts";
import type { PictureFacts } from "#app/media/pictures/picture-facts.ts";
import { Picture, preloadPicture } from "#app/media/pictures/picture.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { EnergyBadge } from "./energy-badge.tsx";
import { withNumber } from "./house-number.ts";
import { ShortlistButton } from "./shortlist-button.tsx";
import type { Quote } from "./price-words.ts";
import { Price } from "./price.tsx";

/** A card in finished words of the page's language; what does not apply is left out. */
export interface CardView {
  reference: string;
  href: string;
  title: string;
  /** The language of the title, when it is not the page's. */
  titleLang?: Language;
  /** What it is offered for, where the search leaves that open: "For sale". */
  deal?: string;
  place: string;
  /** How far it is from where the search measures: "1.2 km". */
  distance?: string;
  price: Quote;
  /** The same rent in another unit: "about €3,854/month". */
  beside?: string;
  surface: string;
  facts: string[];
  /** What was asked for and the advertiser does not state: "Not stated: bedrooms". */
  missing?: string;
  energy?: { class: string; letter: string; label: string };
  badge?: { text: string; tone?: "brick" | "ink" };
  photoKey?: string;
  /** The picture is a drawing, which has a twin at dusk. */
  photoDrawn?: true;
  /** What is known of the picture. */
  photo?: PictureFacts;
  photoAlt: string;
  demonstration?: string;
  /** Names the button that keeps it; a card without has none. */
  keep?: string;
}

interface CardProps {
  view: CardView;
  /** The level that fits the page; 2 by default. */
  heading?: "h2" | "h3";
  /** Loads the picture at once: for the cards of the first screen. */
  priority?: boolean;
}

/** Widths of `.cards`: see results-list.css. */
const sizes = "(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw";
/** A picture that comes late is fetched as wide as it then stands, where browsers can: beside a map that is a third. */
const lateSizes = `auto, ${sizes}`;

/** Links for the head of a page whose first screen has this card: the browser fetches its picture at once. */
export function preloadCardPicture({
  photoKey,
  photo,
  photoDrawn,
}: Pick<CardView, "photo" | "photoDrawn" | "photoKey">) {
  return photoKey === undefined ? [] : preloadPicture({ photoKey, facts: photo, isDrawn: photoDrawn, sizes });
}

/**
 * A listing in a list of them: one link, by its title, that covers the whole card but the heart. The same for every
 * visitor: it is made once. Stands in an item of `.cards`.
 */
export function Card({ view, heading: Heading = "h2", priority }: CardProps) {
  const { href, title, titleLang, place, price, surface, facts, energy, badge, missing, photoKey, photoAlt } = view;
  return (
    <article className="card">
      <Heading className="card-title">
        <a href={href} lang={titleLang}>
          {withNumber(title)}
        </a>
      </Heading>
      <div className="card-picture">
        {photoKey && (
          <Picture
            photoKey={photoKey}
            facts={view.photo}
            isDrawn={view.photoDrawn}
            alt={photoAlt}
            sizes={priority ? sizes : lateSizes}
            priority={priority}
          />
        )}
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        {view.demonstration && <span className="card-demonstration">{view.demonstration}</span>}
      </div>
      {view.keep && <ShortlistButton className="card-shortlist" reference={view.reference} label={view.keep} />}
      <div className="card-figures figures">
        {view.beside ? (
          <div>
            <Price quote={price} />
            <p className="soft small">{view.beside}</p>
          </div>
        ) : (
          <Price quote={price} />
        )}
        <span>{surface}</span>
      </div>
      <p className="card-place">
        {view.deal && <span className="card-deal">{view.deal} · </span>}
        {place}
        {view.distance && ` · ${view.distance}`}
      </p>
      {titleLang && (
        <p className="card-language soft" lang={titleLang}>
          {languageNames[titleLang]}
        </p>
      )}
      {missing && <p className="card-missing">{missing}</p>}
      <div className="card-facts">
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {energy && <EnergyBadge energy={energy} />}
      </div>
    </article>
  );
}

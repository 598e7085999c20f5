import { languageNames } from "#app/i18n/languages.ts";
import { Picture } from "#app/media/picture.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { CardView } from "./card-view.server.ts";
import { EnergyBadge } from "./energy-badge.tsx";
import { ShortlistButton } from "./shortlist-button.tsx";
import { Price } from "./price.tsx";

interface CardProps {
  view: CardView;
  /** The level that fits the page; 2 by default. */
  heading?: "h2" | "h3";
  /** Loads the picture at once: for the cards of the first screen. */
  priority?: boolean;
}

/** Widths of `.cards`: see results-list.css. */
const sizes = "(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw";

/**
 * A listing in a list of them: one link, by its title, that covers the whole card but the heart. The same for every
 * visitor: it is made once. Stands in an item of `.cards`.
 */
export function Card({ view, heading: Heading = "h2", priority }: CardProps) {
  const { href, title, titleLang, place, price, surface, facts, energy, badge, lacking, photoKey, photoAlt } = view;
  return (
    <article className="card">
      <Heading className="card-title">
        <a href={href} lang={titleLang}>
          {title}
        </a>
      </Heading>
      <div className="card-picture">
        {photoKey && <Picture photoKey={photoKey} alt={photoAlt} sizes={sizes} priority={priority} />}
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        {view.demonstration && <span className="card-demonstration">{view.demonstration}</span>}
      </div>
      {view.keep && <ShortlistButton className="card-shortlist" reference={view.reference} label={view.keep} />}
      <p className="card-figures figures">
        <Price quote={price} />
        <span>{surface}</span>
      </p>
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
      {lacking && <p className="card-lacking">{lacking}</p>}
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

import { Picture, preloadPicture } from "#app/media/pictures/picture.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import type { InsightView } from "./insight-view.server.ts";

/** What it is about first of all; its page names every topic. */
const tagsAtMost = 2;

/** How wide its picture stands, by whether it is the first of a list. */
const widths = [480, 640, 960, 1440] as const;
const featurePlace = { sizes: "(min-width: 64rem) 48rem, 100vw", widths };
const cardPlace = { sizes: "(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw", widths };

/** Links for the head of a page that begins with this insight, large: the browser fetches its picture at once. */
export function preloadFeature({ cover }: Pick<InsightView, "cover">) {
  return cover ? preloadPicture({ ...cover, ...featurePlace }) : [];
}

interface InsightCardProps {
  insight: InsightView;
  heading: "h2" | "h3";
  /** The first of a list stands large, and its picture loads at once. */
  feature?: boolean;
}

/** An insight in a list: the whole card is its link. */
export function InsightCard({ insight, heading: Heading, feature }: InsightCardProps) {
  const { href, title, description, published, minutes, tags, cover } = insight;
  return (
    <article className={feature ? "insight-card insight-feature" : "insight-card"}>
      <div className="insight-words">
        <p className="insight-tags">
          {tags
            .slice(0, tagsAtMost)
            .map(({ label }) => label)
            .join("\u00a0· ")}
        </p>
        <Heading className="insight-title">
          <a href={href}>
            <UnbrokenText text={title} />
          </a>
        </Heading>
        <p className="insight-description">{description}</p>
        <p className="insight-meta">
          <time dateTime={published.day}>{published.formatted}</time>
          <span>{minutes}</span>
        </p>
      </div>
      {cover && (
        <div className="insight-cover">
          <Picture {...cover} {...(feature ? featurePlace : cardPlace)} priority={feature} />
        </div>
      )}
    </article>
  );
}

import { useTranslation } from "react-i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Deal } from "#app/filters/deal.ts";
import { typeSegments } from "#app/filters/type-segments.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { tiles } from "./home-tiles.ts";

type TileSegment = (typeof tiles)[Deal][number];

interface TileProps {
  deal: Deal;
  segment: TileSegment;
  count: number;
  language: Language;
}

/** A category of the home page: picture, label, live count; leads to its preset search. */
export function Tile({ deal, segment, count, language }: TileProps) {
  const { t } = useTranslation();
  return (
    <li>
      <a className="tile" href={href(deal, language, { type: typeSegments[segment][language] })}>
        <Drawing name={`tile-${deal}-${segment}`} width={320} height={240} />
        <span className="tile-label">{t(`home.tiles.${segment}`)}</span>
        <span className="tile-count figures">
          {t("home.count", { count, formatted: formatNumber(count, language) })}
        </span>
      </a>
    </li>
  );
}

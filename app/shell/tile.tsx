import { useTranslation } from "react-i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Deal } from "#app/filters/deal.ts";
import { typeSegments } from "#app/filters/type-segments.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { homesHref, isHomeKind } from "./home-kinds.ts";
import type { TileKind } from "./home-tiles.ts";

interface TileProps {
  deal: Deal;
  kind: TileKind;
  count: number;
  language: Language;
}

/** A category of the home page: picture, label, live count; leads to its preset search. */
export function Tile({ deal, kind, count, language }: TileProps) {
  const { t } = useTranslation();
  const address = isHomeKind(kind)
    ? homesHref(deal, kind, language)
    : href(deal, language, { type: typeSegments[kind][language] });
  return (
    <li>
      <a className="tile" href={address}>
        <Drawing name={`tile-${deal}-${kind}`} width={320} height={240} />
        <span className="tile-words">
          <span className="tile-label">{t(`home.tiles.${kind}`)}</span>
          <span className="tile-count figures">
            {t("home.count", { count, formatted: formatNumber(count, language) })}
          </span>
        </span>
      </a>
    </li>
  );
}

import { useTranslation } from "react-i18next";
import { dataSources } from "#app/ui/data-sources.ts";
import { LinkedNames } from "#app/ui/linked-names.tsx";

/**
 * Who the map's data come from, as their licences ask (db/seed/README.md); the footer has the whole line.
 * @param others whom the operator's own map style wants named
 */
export function MapSources({ others }: { others: readonly string[] }) {
  const { t } = useTranslation();
  const named = [
    "Statbel",
    "GeoNames",
    "ACT",
    "Who’s On First",
    "iRail",
    "STIB-MIVB",
    "LuST",
    "Natural Earth",
    ...others,
  ];
  return (
    <p className="map-sources">
      <span className="visually-hidden">{t("map.sources")} </span>
      <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>
      <span className="map-sources-more">
        {" · "}
        <LinkedNames text={named.join(" · ")} links={dataSources} />
      </span>
    </p>
  );
}

import type { TFunction } from "i18next";
import type { Country } from "#app/places/place.ts";
import type { FigureSource } from "../content-schemas.server.ts";

/**
 * The line below a text that says where its figures come from.
 * @param operator who made the estimates
 * @returns undefined for a text without figures
 */
export function sourcesLine(
  sources: readonly FigureSource[] | undefined,
  country: Country,
  operator: string,
  t: TFunction,
): string | undefined {
  if (!sources?.length) return undefined;
  const names = sources.map((source) => {
    if (source === "population") return t(`pages.sources.population.${country}`);
    return t(`pages.sources.${source}`, { operator });
  });
  return t("pages.sources.lead", { list: names.join(t("pages.sources.between")) });
}

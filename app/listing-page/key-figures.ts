import type { TFunction } from "i18next";
import { formatDate, formatMeasure, formatMoney, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { isDivisible } from "#app/listings/card-facts.ts";
import { salePerSquareMetre, stationWalk } from "#app/listings/derived-figures.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { isLetByRoom } from "#app/listings/listing-figures.ts";
import { surfaceText } from "#app/listings/price-words.ts";
import type { Country } from "#app/places/place.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";

interface KeyFigure {
  value: string;
  label: string;
}

/**
 * The few figures that stand large above a description, beside the price: size, price per m² of a sale, yield,
 * rooms or desks, the way to a station, availability.
 * @param country where it lies
 * @param today ISO date
 */
export function keyFigures(
  listing: Listing,
  country: Country,
  language: Language,
  t: TFunction,
  today: string,
): KeyFigure[] {
  const figures: KeyFigure[] = [];
  const { surfaceMin, surfaceTotal, type, units, facts, status, availableFrom } = listing;
  if (surfaceTotal !== null) {
    const parts = units.length;
    const divisible = isDivisible(listing)
      ? parts > 1
        ? t("listing.page.divisibleInto", { count: parts, formatted: formatNumber(parts, language) })
        : t("listing.page.divisible")
      : undefined;
    const isByRoom =
      isLetByRoom({ type, toLet: listing.toLet, forSale: listing.forSale || listing.invest }) && parts > 0;
    const whole = t(
      isByRoom
        ? "listing.page.roomSurface"
        : isResidential(type)
          ? "listing.page.livingSurface"
          : "listing.page.surface",
    );
    const min = isByRoom || isDivisible(listing) ? surfaceMin : null;
    figures.push({ value: surfaceText(min, surfaceTotal, language), label: divisible ?? whole });
  }
  const perSquareMetre = listing.forSale || listing.invest ? salePerSquareMetre(listing) : undefined;
  if (perSquareMetre !== undefined)
    figures.push({
      value: formatMoney(perSquareMetre, language),
      label: t(listing.toLet ? "listing.page.salePerSquareMetre" : "listing.page.perSquareMetre"),
    });
  if (listing.yield !== null) {
    const value = t("listing.facts.percent", { value: formatMeasure(listing.yield, language) });
    figures.push({ value, label: t("listing.page.yield") });
  }
  const desks = units.reduce((sum, unit) => sum + (unit.desks ?? 0), 0);
  if (desks > 0)
    figures.push({ value: formatNumber(desks, language), label: t("listing.page.desks", { count: desks }) });
  if (facts.bedrooms) {
    const label = t("listing.page.bedrooms", { count: facts.bedrooms });
    figures.push({ value: formatNumber(facts.bedrooms, language), label });
  }
  const minutes = stationWalk(listing);
  if (minutes !== undefined)
    figures.push({
      value: t("listing.page.walk", { minutes: formatNumber(minutes, language) }),
      label: t(`listing.page.station.${country}`),
    });
  const isOnOffer = status === "published" || status === "under-option";
  if (isOnOffer && (listing.toLet || availableFrom !== null)) {
    const isNow = availableFrom === null || availableFrom <= today;
    const value = isNow ? t("listing.page.availableNow") : formatDate(availableFrom, language);
    figures.push({ value, label: t("listing.page.available") });
  }
  return figures;
}

import { formatMoney } from "#app/i18n/formats.ts";
import { isResidential, propertyTypes } from "#app/vocabulary/vocabulary.ts";
import { atMostFilter } from "./at-least-filter.ts";
import { dayFilter } from "./day-filter.ts";
import type { Deal } from "./deal.ts";
import type { Filter } from "./filter.ts";
import { rangeFilter } from "./range-filter.ts";
import { readRange, readSurface, type Range } from "./ranges.ts";
import { wordsFilter } from "./words-filter.ts";

const sales: readonly Deal[] = ["for-sale", "investment"];

/** Free by then; a listing that names no day is free now. */
const available: Filter<string> = dayFilter({
  name: "available",
  names: { en: "available", fr: "disponible", nl: "beschikbaar" },
  section: "terms",
  field: { column: "available_from", absent: 0 },
  is: "by",
  saidAfter: `available, available from, available in, available by, free in, free, free from, from, as from, as of, available on, available before, available as of, available as from, available for, free on, free by, free before, free as of, vacant by, vacant on, move in, move in from, moving in, move in by, move-in date, to move in, ready by, ready from, occupancy from, starting, disponible le, disponible au, disponible avant, disponible avant le,
    disponible pour, disponible pour le, disponible fin, disponible début, disponible à partir du mois de, libre le, libre au, libre avant, libre avant le, libre pour, libre en, dispo, dispo le, dispo en, dispo au, dispo dès, dispo dès le, dispo à partir de, dispo à partir du, dispo avant, entrée en, entrée le,
    emménagement en, emménager en, emménager avant, emménagement le, occupation à partir du, occupation dès, disponible, disponibles, disponible en, disponibles en, disponibles dès, disponibles à partir de, libres, libres dès, disponible dès,
    disponible à partir de, disponible à partir du, dès, à partir de, à partir du, libre, libre dès, libre dès le, libre à partir de, libre à partir du, disponible dès le, vrij per, beschikbaar, beschikbaar in, beschikbaar per, vrij in,
    beschikbaar vanaf, beschikbaar op, beschikbaar tegen, beschikbaar voor, beschikbaar vóór, vrij op, vrij tegen, vrij voor, intrek, intrek vanaf, intrek in, intrekken in, instapklaar vanaf, te betrekken vanaf, te betrekken in, vrij vanaf, vrij, vanaf`,
});

/** Per cent. */
const yielded: Filter<string> = rangeFilter({
  name: "yield",
  names: { en: "yield", fr: "rendement", nl: "rendement" },
  section: "terms",
  single: "min",
  decimals: 2,
  field: { column: "yield" },
  deals: sales,
  implies: { invest: true },
  namedAs:
    "niy, net initial yield, nar, netto aanvangsrendement, bruto aanvangsrendement, cap rate, caprate, cap rate of, yield, yielding, yield of, net yield, net yield of, netto rendement, rendement net, rendement net de, netto rendement van, gross yield, initial yield, gross initial yield, net initial yield, roi, rdt, rdt de, rdmt, renta, rentabilité, rentabilité de, rendement locatif, rendement locatif de, taux de rendement, rendementen van, aanvangsrendement, nettorendement, nettorendement van, brutorendement, brutorendement van, rendement, rendement de, rendement van, rendement brut, bruto rendement, return, return of",
  countedAs:
    "yield, yields, gross yield, net yield, gross, net, gross return, net return, roi, rentabilité, de rentabilité, de renta, rendement locatif, de rendement net, de rendement brut, brut, bruto, netto, bruto rendement, brutorendement, nettorendement, rendement net, netto rendement, return, de rendement, rendement, rendement brut",
  measuredIn: "%, percent, pct, pourcent, procent",
  unit: () => "%",
});

const tenancy: Filter<string> = wordsFilter({
  name: "tenancy",
  names: { en: "tenancy", fr: "occupation", nl: "bezetting" },
  section: "terms",
  deals: sales,
  field: { column: "tenancy" },
  some: {
    let: {
      names: { en: "let", fr: "loue", nl: "verhuurd" },
      saidAs: `existing lease, current lease, running lease, lease in place, with a lease in place, with an existing lease,
        bail en cours, bail commercial en cours, avec bail en cours, avec bail commercial en cours,
        lopend huurcontract, lopend handelshuurcontract, lopende handelshuur, lopende handelshuurovereenkomst, lopende huurovereenkomst, met lopend huurcontract, met lopend handelshuurcontract, met lopende handelshuur, met lopende huurovereenkomst,
        tenanted, leased, sitting tenants, with sitting tenants, tenants in place, multi-let, single-let, multi-tenant, fully let, occupied, occupied by tenant, occupied by a tenant, entièrement loué, entièrement louée, occupé par un locataire, occupée par un locataire, volledig verhuurd, bezet, let to, let to a tenant, let to tenant, with tenant, with a tenant, with tenants, tenant in place, sitting tenant, let property, rented out, already let, already rented, currently let, currently rented, already tenanted, déjà loué, loué,
        louée, loués, louées, occupé, occupée, actuellement loué, actuellement louée, tous loués, toutes louées, avec locataire, avec locataires, reeds verhuurd, momenteel verhuurd, al verhuurd, verhuurd, verhuurde, met huurder, met huurders`,
    },
    vacant: {
      names: { en: "vacant", fr: "libre", nl: "vrij" },
      saidAs: `vacant, empty, nobody in it, no one in it, unoccupied, vacant possession, unlet, not let, not already let, not currently let, not rented out, not tenanted, without a tenant, without tenant, without tenants, no tenant, no tenants,
          libre d'occupation, inoccupé, inoccupée, vide, non loué, non louée, non loués, non louées, pas loué, pas louée, pas loués, pas louées, sans locataire, sans locataires,
          leegstaand, leegstaande, leeg, vrij van gebruik, niet verhuurd, niet verhuurde, zonder huurder, zonder huurders`,
    },
  },
});

/**
 * EUR a month in all, of shops, offices and warehouses: what their price compares, a rent per m² and year, is not what who
 * keeps one pays by. One that can be divided fits where its smallest part up to the whole of it overlaps the range
 * (docs/decisions/062).
 */
const monthlyRent: Filter<string> = {
  ...rangeFilter({
    name: "monthly-rent",
    names: { en: "monthly-rent", fr: "loyer-mensuel", nl: "maandhuur" },
    beside: "price",
    single: "max",
    isMoney: true,
    deals: ["to-let"],
    types: propertyTypes.filter((type) => !isResidential(type)),
    // Who looks for coworking reckons by the desk, which is its price.
    suits: ({ unitSurfaceType }) => unitSurfaceType === undefined,
    unit: (_, t) => t("filters.price.unit.perMonth"),
    legend: (_, t) => t("filters.price.legend.perMonth"),
    format: formatMoney,
    suffix: (_, t) => t("filters.price.suffix.perMonth"),
  }),
  conditions: (value, { surface }) => {
    const range = readRange(value, "max");
    if (!range) return [];
    const perMetre = rentPerMetre(range, readSurface(surface));
    return [
      { kind: "range", range, of: [{ low: "monthlyRentLow", high: "monthlyRentHigh" }] },
      ...(perMetre ? [{ kind: "range" as const, range: perMetre, of: [{ low: "rentLow", high: "rentHigh" }] }] : []),
    ];
  },
};

/**
 * What a rent a month allows per m² and year of a part that is as large as is asked for: of 1,000 m² that can be had from 100
 * on, the smallest part alone would fit a budget for 300. Rounded outwards to the cent, as rents are kept to the nearest.
 */
function rentPerMetre({ min, max }: Range, surface: Range | undefined): Range | undefined {
  const bound = {
    ...(min !== undefined && surface?.max && { min: Math.floor((min * 1_200) / surface.max) / 100 }),
    ...(max !== undefined && surface?.min && { max: Math.ceil((max * 1_200) / surface.min) / 100 }),
  };
  return bound.min === undefined && bound.max === undefined ? undefined : bound;
}

/** EUR per m², of sales. */
const pricePerSquareMetre: Filter<string> = rangeFilter({
  name: "price-per-m2",
  names: { en: "price-per-m2", fr: "prix-au-m2", nl: "prijs-per-m2" },
  beside: "price",
  single: "max",
  isMoney: true,
  deals: sales,
  field: { column: "price_per_m2" },
  unit: () => "€/m²",
});

/** Minutes on foot to the nearest railway or metro station (app/places/stations.server.ts). */
const station: Filter<string> = atMostFilter({
  name: "station",
  names: { en: "station", fr: "gare", nl: "station" },
  section: "listing",
  // Where there is no metro.
  otherwiseIn: "LU",
  steps: [5, 10, 15, 20],
  field: { column: "station_minutes" },
  countedAs: `minutes walk from a station, minutes walk from the station, minutes walk to the station, minutes walk of a station,
    minutes from a station, minutes from the station, minutes to the station, min from station, min from a station, min from the station, min walk to station,
    minutes walk from station, minutes from station, minute walk from the station, minute walk from a station, minutes on foot from a station,
    minutes à pied d'une gare, minutes à pied de la gare, min à pied de la gare, min à pied d'une gare, minutes de la gare, minutes d'une gare, min de la gare, min d'une gare,
    minutes du métro, minutes à pied du métro, min du métro, min à pied du métro, minutes from the metro, minutes walk from the metro, minutes from metro, min from metro,
    minuten van een station, minuten van het station, minuten wandelen van het station, minuten wandelen van een station, minuten te voet van het station, minuten stappen van het station,
    min van station, min van het station, minuten van station, minuten te voet van een station, minuten van de metro, min van de metro`,
  saidAs: [
    {
      value: "10",
      words: `near a station, near the station, close to the station, close to a station, next to the station, walking distance of the station,
        walking distance of a station, within walking distance of the station, within walking distance of a station, walking distance from the station,
        walking distance to the station, walking distance from a station, near a metro station, near the metro, close to the metro, near metro, near station, near public transport,
        près de la gare, près d'une gare, proche de la gare, proche d'une gare, à proximité de la gare, à proximité d'une gare, à deux pas de la gare, proche gare,
        près du métro, proche du métro, proche métro, à proximité du métro, près d'une station de métro, accessible à pied de la gare,
        aan een station, aan het station, bij een station, bij het station, dicht bij het station, dichtbij het station, vlakbij het station, vlak bij het station, nabij het station, nabij station, nabij een station,
        op wandelafstand van het station, op wandelafstand van een station, wandelafstand van het station, wandelafstand station, nabij de metro, bij de metro, dicht bij de metro, vlakbij de metro`,
    },
  ],
});

/** Published since; only what is new. */
const since: Filter<string> = dayFilter({
  name: "since",
  names: { en: "since", fr: "depuis", nl: "sinds" },
  section: "listing",
  field: { column: "published_at" },
  is: "since",
  saidAfter: `since, new since, published since, added since, listed since, posted since, online since, on the market since, published after, listed after, added after, depuis, depuis le, publié depuis, publiés depuis, publiée depuis, publiées depuis, parus depuis, parues depuis, ajoutés depuis,
    mis en ligne depuis, en ligne depuis, sur le marché depuis, nouveau depuis, nouveaux depuis, sinds, nieuw sinds, gepubliceerd sinds, geplaatst sinds, toegevoegd sinds, online sinds, op de markt sinds, te koop sinds, te huur sinds`,
});

/** Without those under option. */
const status: Filter<string> = wordsFilter({
  name: "status",
  names: { en: "status", fr: "statut", nl: "status" },
  section: "listing",
  every: {
    available: {
      field: { column: "is_free" },
      names: { en: "available", fr: "disponible", nl: "beschikbaar" },
      saidAs: `sans biens sous option, sans bien sous option, pas de biens sous option, aucun bien sous option, pas de bien sous option, zonder panden in optie, zonder panden onder optie, geen panden onder optie, geen panden die in optie zijn, without properties under option, no properties under offer, nothing on option, sans ceux sous option, sans les biens sous option, niks dat in optie is, niets dat in optie is, niks in optie, niets in optie, niet dat in optie is, geen panden in optie, geen opties, niks onder optie, niet reeds in optie, sauf sous option, sauf ceux sous option, sauf en option, excepté sous option, hormis sous option, hors biens sous option, rien en option, rien sous compromis, except under option, excluding under option, no properties under option, not on option, not under option, without option, not under offer, not reserved, still available, still free, available only, not yet sold, not yet let, pas sous option, pas en option, pas réservé, non réservé, non optionné, encore disponible, encore disponibles, toujours disponible, toujours disponibles, encore libre, encore libres, nog beschikbaar, nog beschikbare, nog vrij, niet in optie, niet in optie staat, niet gereserveerd, not in option, without option, no option, hors option, sans option, niet onder optie, niets onder optie, nothing under option, nothing under offer, rien sous option, geen optie, zonder optie`,
    },
  },
});

/** On what terms it is to be had, and what else is asked of an offer; in the order that URLs have them in. */
export const termsFilters = {
  available,
  yield: yielded,
  tenancy,
  "monthly-rent": monthlyRent,
  "price-per-m2": pricePerSquareMetre,
  station,
  since,
  status,
};

import { fold } from "#app/places/fold.ts";
import { grouped } from "#app/places/grouped.ts";
import { cue, enterList, type List } from "./beginnings.ts";

/** Ways to say something, each as folded words, by their first word: most words begin none. Of each the longest first. */
export interface Wordings extends ReadonlyMap<string, readonly (readonly string[])[]>, List {}

/** The words around figures, in the three languages, from a list with commas. */
export function wordings(list: string): Wordings {
  const split = list
    .split(",")
    .map((wording) => fold(wording).split(" "))
    .sort((a, b) => b.length - a.length);
  return wordingsBy(grouped(split, ([first = ""]) => first));
}

/** The same of wordings that are sorted by their first word already. */
export function wordingsBy(byFirst: Map<string, readonly (readonly string[])[]>): Wordings {
  return Object.assign(byFirst, enterList([...byFirst.values()].flat()));
}

export const atLeast = wordings(`
  at least, mini, a minimum of, more then, no less than, not below, not under, not smaller than, no smaller than, not less than, pas plus petit que, pas plus petite que, niet kleiner dan, more than, larger than, bigger than, greater than, minimum, minimal, min, from, as from, as of, starting from, starting at, over, above, upwards of,
  à partir de, a partir d', au moins, d'au moins, plus de, plus d', plus grand que, au minimum, minimum de, min de, dès, supérieur à, supérieure à, au-dessus de, pas moins de,
  vanaf, vanaf de, v a, minstens, ten minste, tenminste, minimaal, minimum, meer dan, groter dan, hoger dan, niet minder dan, boven, boven de`);

export const atMost = wordings(`
  at most, maxi, a maximum of, no more then, less then, capped to, nothing over, nothing above, plafonné à, plafonnée à, not more expensive than, no dearer than, no higher than, not higher than, not bigger than, not larger than, no bigger than, no larger than, not longer than, niet groter dan, niet langer dan, pas plus grand que, pas plus grande que, pas plus grands que, niet duurder dan, niet hoger dan, niet boven, pas plus cher que, pas plus chère que, pas plus chers que, not further than, not over, not above, not exceeding, capped at, ne dépassant pas, qui ne dépasse pas, maximum à, no further than, not farther than, pas plus loin que, à pas plus de, niet verder dan, no more than, not more than, less than, smaller than, cheaper than, up to, maximum, maximal, max, under, below, beneath, lower than, until,
  jusqu'à, jusqu'a, jusque, au maximum, maximum de, max de, moins de, moins d', à moins de, à moins d', pas plus de, sous, sous les, sous la, en dessous de, au-dessous de, en-dessous des, inférieur à, inférieure à, maximal de, plafond,
  tot, tot max, tot maximaal, tot maximum, hoogstens, ten hoogste, maximaal, minder dan, niet meer dan, onder, onder de, kleiner dan, lager dan, goedkoper dan, beneden, hooguit`);

export const atMostCue = cue("at most", atMost);

export const roughly = wordings(`
  about, around, approximately, approx, roughly, circa, ca, some, more or less, in the region of,
  environ, d'environ, env, autour de, aux alentours de, à peu près, plus ou moins, approximativement, dans les,
  ongeveer, circa, ca, rond, rond de, rondom de, omstreeks, om en bij, om en bij de, ong, plusminus, min of meer`);

/** The same, said behind the figure: none of these leads to a place. */
export const roughlyBehind = wordings(`
  approximately, approx, roughly, more or less, or so, give or take,
  environ, env, à peu près, plus ou moins, approximativement,
  ongeveer, circa, om en bij, ong, plusminus, min of meer`);

/** Opens a range that `and` closes. */
export const between = wordings(
  "between, btw, btwn, betw, bw, in between, anywhere between, somewhere between, quelque part entre, ergens tussen, entre, tussen, tussen de, entre les, tss, ts, tsn, tussn, tuss",
);

/** Names what the next figure is. */
export const surfaceNames = wordings(
  "surface, surface habitable, living area, living space, bewoonbare oppervlakte, woonoppervlakte, surface area, floor area, size, superficie, surface de, superficie de, oppervlakte, oppervlakte van, opp, sqm, m2, vloeroppervlakte",
);
export const priceNames = wordings(
  "price, new price, nouveau prix, nieuwe prijs, bdg, bdgt, cost max, costs max, kost, kosten max, prijsklasse, gamme de prix, fourchette de prix, price range, price tag, rond de prijs van, asking price, purchase price, sale price, selling price, budget, limit, our limit, price limit, limit of, limite, limite de, limiet, plafond de, max budget, maximum budget, budget max, budget maximum, our budget, total budget, budget of, ticket, ticket size, ticket of, cost, prix d'achat, prix de vente, prix maximum, prix max, prix demandé, budget total, enveloppe, enveloppe de, montant, montant de, koopprijs, koopsom, aankoopprijs, verkoopprijs, aankoopbudget, bedrag, maximumprijs, maximumbudget, budget is, prix, prix de, budget de, prijs, budget van, vraagprijs, kostprijs, eur, euro",
);
export const rentNames = wordings(
  "rent, rent of, monthly rent, rental price, rental budget, max rent, maximum rent, loyer max, loyer maximum, budget locatif, maximale huur, maximumhuur, huurbudget, max huur, loyer, loyer de, loyer mensuel, loyer mensuel de, huur, huurprijs, huurprijs van, huur van, maandhuur, maandprijs, huurlast, huurbedrag, loyer demandé, loyer souhaité",
);

/** Of these, those that say it is one of a month. */
export const monthlyRentNames = wordings(
  "monthly rent, monthly rent of, rent per month, loyer mensuel, loyer mensuel de, loyer par mois, maandhuur, maandhuur van, maandprijs, maandprijs van, monthly price, prix mensuel, maandelijkse huur, huur per maand, monthly budget, monthly budget of, budget per month, budget a month, monthly limit, budget monthly, budget mensuel, budget mensuel de, budget par mois, budget par mois de, maandbudget, maandbudget van, maandelijks budget, maandelijks budget van, budget per maand, budget per maand van, budget maandelijks",
);
/** The same of a year. */
export const yearlyRentNames = wordings(
  "annual budget, annual budget of, yearly budget, yearly budget of, budget per year, budget a year, yearly rent, yearly rent of, rent per year, rent a year, budget annuel, budget annuel de, budget par an, budget par an de, loyer par an, loyer par an de, jaarbudget, jaarbudget van, jaarlijks budget, jaarlijks budget van, budget per jaar, budget per jaar van, budget jaarlijks, huur per jaar, huur per jaar van",
);
/** A rent that no search compares, of another time. */
export const otherRentNames = wordings(
  "rent per week, weekly rent, rent a week, price per week, price per night, price per day, loyer par semaine, loyer hebdomadaire, prix par semaine, prix par nuit, weekhuur, huur per week, prijs per week, prijs per nacht, price per person, price per desk, prix par personne, prix par poste, prijs per persoon, prijs per werkplek",
);

/** Names a price per m². */
export const perMetreNames = wordings(
  "price per m2, price per sqm, price per sq m, price per square metre, price per square meter, rent per m2, rent per sqm, rent per square metre, prix au m2, prix par m2, prix du m2, prix au mètre carré, loyer au m2, loyer par m2, prijs per m2, prijs per vierkante meter, huurprijs per m2, huur per m2, m2-prijs, vierkantemeterprijs",
);

export const rangeWords = new Set(["to", "tot", "a", "jusqu a", "till", "until", "tem"]);
export const andWords = new Set(["and", "et", "en"]);

export const orMore = wordings(
  "or more, mini, and more, op zijn minst, au moins, or larger, or bigger, or greater, or higher, or over, ou plus grand, ou plus grande, ou davantage, of hoger, of groter, en hoger, and up, and above, plus, ou plus, et plus, et plus grand, of meer, en meer, of groter, minimum, min, minimaal, au minimum, at least, minstens",
);
export const orLess = wordings(
  "or less, maxi, or smaller, at the very most, à tout casser,  or cheaper, or below, and under, or under, and below, tops, ou moins, et moins, grand max, grand maximum, au grand maximum, au plus, tout au plus, ten hoogste, max max, of minder, maximum, max, maximaal, au maximum, at most, hoogstens, at max",
);

export const squareMetres = wordings(`
  m2, m²,  sqm, sqms, qm, sq m, sq mt, sq metre, sq metres, sq meter, sq meters, square metre, square metres, square meter, square meters, mq, mtr2,
  metre carre, metres carres, metres carrés, mètre carré, m carre, m carres, vierkante meter, vierkante meters, vierkante m, vierkant, vkm, vk meter`);
/** Of a yield. */
export const percent = wordings("percent, per cent, pct, pour cent, pourcent, pourcents, procent");
export const squareFeet = wordings("sq ft, sqft, square feet, square foot, ft2, pieds carrés");
export const acres = wordings("acre, acres");
export const hectares = wordings("ha, hectare, hectares, hectaren");
/** A hundred square metres, in which land is measured. */
export const ares = wordings("are, ares, aren, ar");
/** A hundredth of it, behind it. */
export const centiares = wordings("ca, centiare, centiares, centiaren");
export const euros = wordings("eur, euro, euros, euro s, eu, eurs, balles, boules, euri, eurootjes, quid, bucks");

/** Money that no listing is priced in. */
export const otherCurrencies = wordings(
  "usd, us dollars, dollar, dollars, gbp, pound, pounds, pounds sterling, livres sterling, pond, chf, swiss francs, francs suisses, zwitserse frank, dkk, sek, pln, yen",
);

/** What is said of sums alone, right behind them. */
export const saidOfMoney = wordings(`
  cc, hc, htva, tvac, ttc, fai, frais d'agence inclus, frais d'agence compris, hors frais, hors droits, vrij op naam, kosten koper, k k, kk, charges comprises, charges incluses, charges non comprises, hors charges, hors tva, toutes charges comprises, tout compris, all in, all-in, bills included, charges included, including charges, including bills, excluding charges, excl charges, incl charges, plus charges, excl btw, ex btw, incl btw, excl vat, incl vat, kosten inbegrepen, inclusief kosten, exclusief kosten, incl kosten, excl kosten, alles inbegrepen`);

const months = "month, months, mois, maand, maanden, mnd, mo, mth, m";
const years = "year, years, annum, an, ans, annee, année, jaar, jr, j, yr, y";
export const month = wordings(months);
export const year = wordings(years);
/** A period in one word. */
export const monthly = wordings("monthly, pcm, pm, mensuel, mensuels, mensuelle, mensuellement, maandelijks, p m");
export const yearly = wordings("yearly, annual, annually, pa, p a, annuel, annuels, annuellement, jaarlijks");
export const per = new Set(["per", "par", "a", "au", "du", "each", "pro", "p", "le", "het", "the", "de", "d"]);

/** What prices are asked per that no search compares: a desk, a person, a week. */
export const otherUnits = wordings(`
  desk, desks, workstation, seat, seats, person, persons, people, pers, p, pp, head, employee, user, member, week, wk, weeks, weekend, day, days, night, hour, h, hr, pallet, pallets, space, spot, parking space, parking spot, parking, car, bed, tonne, ton, unit, hectare, ha, are, acre, ca, sq ft, sqft, square foot, square feet, ft2,
  poste, poste de travail, postes, personne, personnes, tete, collaborateur, semaine, sem, jour, nuit, nuitée, heure, palette, palettes, place, emplacement, emplacement de parking, voiture, lit, unité, pièce, are,
  werkplek, werkplekken, werkpost, plek, flexplek, bureau, persoon, personen, hoofd, medewerker, weekend, dag, nacht, uur, u, palletplaats, plaats, staanplaats, wagen, auto, bed, eenheid, stuk`);
/** Of these, a place to work at, which coworking is priced per. */
export const desksPriced = wordings(
  "desk, desks, workstation, seat, seats, spot, poste, poste de travail, postes, werkplek, werkplekken, werkpost, plek, flexplek, bureau",
);
/** A period that no search compares, in one word. */
export const otherPeriods = wordings(
  "psf, weekly, daily, hourly, nightly, pppw, pw, p w, p p, pp, hebdomadaire, journalier, journalière, wekelijks, dagelijks, each, chacun, chacune, la pièce, elk, per stuk",
);

/** Land and outdoor rooms: the figure beside them is no floor area. */
export const landWords = new Set(
  fold(
    "terrain terrains terrein terreinen plot land grond perceel kavel bedrijfsgrond industriegrond bedrijfsgronden industriegronden jardin garden tuin terrasse terrasses terrace terraces terras balcon balcony balkon cour courtyard koer parcelle lot bouwgrond",
  ).split(" "),
);
/** Of these, those that name the plot. */
export const plotWords = new Set(
  fold(
    "terrain terrains terrein terreinen plot land grond perceel kavel parcelle lot bouwgrond bedrijfsgrond industriegrond bedrijfsgronden industriegronden",
  ).split(" "),
);

/** A rent or a price that is named behind its figure. */
export const rentBehind = wordings(
  "rent, of rent, in rent, monthly rent, de loyer, loyer, comme loyer, de loyer mensuel, huur, aan huur, huurprijs, als huur, huurgeld",
);
export const priceBehind = wordings("budget, de budget, comme budget, als budget, of budget, as budget, prix, prijs");

import type { Deal } from "#app/filters/deal.ts";

/** To let, for sale, as an investment, as people say it in the three languages. */
export const dealWords: Record<Deal, string> = {
  "to-let": `
    hire, to hire,  monthly rent, loc, alouer, a loué, à loué, à louée, te uur, te hure, te hurren, langetermijnhuur, to let, to rent, for rent, rent, rental, rentals, renting, let, lease, for lease, to lease, leasing, tenancy,
    commercial lease, on lease, leased, bail, bail commercial, en bail, bail à céder, qui loue, loue, handelshuur, handelshuurovereenkomst, handelshuurcontract, huurcontract, verhuurt, verhuren, te verhuren, à louer, louer, en location, location, locations, mise en location, locatif,
    ze verlounen, ze lounen, zu vermieten, zu mieten, te huur, te hur, te huurt, tehuur, huur, huren, te huren, gehuurd, verhuur, in huur, huurt`,
  "for-sale": `
    freehold, acquire, to acquire, want to own, avendre, à vandre, achetons, devenir propriétaire, te coop, openbare verkoop, publieke verkoop, verwerven, aan te kopen, vente publique, public sale, for sale, to buy, buy, buying, sale, sales, purchase, to purchase,
    tk, sold, vends, vendu, vendue, vendus, selling, sells, vend, vendre, qui vend, verkoopt, te verkopen, à l'achat, à l'acquisition, aanschaffen, à vendre, vente, en vente, acheter, achat, acquérir, acquisition,
    ze verkafen, ze kafen, zu verkaufen, zu kaufen, te koop, te kop, tekoop, koop, kopen, te kopen, aankoop, verkoop, aankopen`,
  investment: `
    investment, investments, as an investment, as investment, for investment, investment property, investment properties, investment opportunity, income property, invest, to invest, invest in, investing, investor, yield, buy to let, buy-to-let,
    investissement, investissements, en investissement, comme investissement, comme placement, en placement, à titre d'investissement, placement immobilier, investissement locatif, als geldbelegging, ter belegging, ter investering, pour investissement, bien d'investissement, investir, pour investir, investir dans, investisseur, rendement, bien de rapport, de rapport, placement,
    investering, investeringen, als investering, investeringspand, investeringspanden, investeringsvastgoed, investeren, investeren in, belegging, beleggingen, als belegging, beleggingspand, beleggingspanden, beleggingsvastgoed, beleggen, opbrengst, opbrengstvastgoed, huurrendement`,
};

/** The cheapest first. */
export const cheapWords = `
  cheapest, cheapest first, sort by price, sorted by price, sort by price low to high, sorted by price low to high, sort by price ascending, by price low to high, price low to high, price from low to high, from low to high, price ascending, ascending price, lowest price first, lowest prices first, lowest rent first, lowest rent, lowest prices, from cheapest to most expensive, cheapest to most expensive,
  trier par prix, trié par prix, triés par prix, triées par prix, classés par prix, classées par prix, par prix, prix croissant, par prix croissant, trier par prix croissant, triés par prix croissant, du moins cher au plus cher, moins chers d'abord, moins chères d'abord, les moins chers d'abord, les moins chères d'abord, les moins chers en premier, les moins chères en premier, prix le plus bas, loyer le plus bas, prix les plus bas,
  sorteer op prijs, gesorteerd op prijs, prijs oplopend, oplopende prijs, laagste prijs, laagste prijs eerst, laagste huur, laagste huur eerst, van goedkoop naar duur, van laag naar hoog, goedkoopste bovenaan, goedkoopste vooraan, lowest price,
  les moins chers, les moins chères, le moins cher, la moins chère, goedkoopste, goedkoopste eerst`;

/** A wish for little money: the cheapest first, unless the sentence says how little. */
export const thriftyWords = `
  cheap, cheaper, inexpensive, low cost,
  pas cher, pas chère, pas chers, bon marché, moins cher, moins chère, moins chers, moins chères,
  goedkoop, goedkope`;

/** Income property: an investment, and a bloc of homes when nothing else is named. */
export const incomeWords = `
  opbrengsteigendom, opbrengsteigendommen, opbrengstpand, opbrengstpanden, immeuble de rapport, immeubles de rapport, maison de rapport, maisons de rapport, income building`;

/** The walls of a shop, which are sold with the tenant in them. */
export const shopWallWords = `
  murs commerciaux, murs de commerce, handelsmuren, investissement commercial, investissements commerciaux, commercial investment`;

/** The best label first. */
export const bestEnergyWords = `
  best energy first, best energy label first, best epc first, sorted by energy, meilleur peb d'abord, meilleur peb en premier, meilleures peb, meilleures performances énergétiques, beste epc eerst, beste energielabel eerst, zuinigste eerst, energiezuinigste, gesorteerd op epc, most efficient,
  best energy, best energy rating, best energy label, best epc, most energy efficient, meilleur peb, meilleurs peb, meilleure classe énergétique, meilleur label énergétique, beste epc, beste energielabel, beste label, zuinigste`;
export const nearestStationWords = `
  closest to a station first, nearest to a station first, proches d'une gare en premier, proches de la gare en premier, proche d'une gare d'abord, proches d'une gare d'abord, dichtst bij een station eerst, dichtst bij het station eerst, closest to a station, closest to the station, nearest to a station, nearest to the station, nearest station, closest to public transport, les plus proches d'une gare, les plus proches de la gare, le plus proche d'une gare, le plus proche de la gare, plus proche de la gare,
  dichtst bij een station, dichtst bij het station, het dichtst bij een station, het dichtst bij het station`;

/** The largest and the smallest first. */
export const largestWords = `
  large to small, big to small, groot naar klein, grand à petit, largest to smallest, from largest to smallest, biggest to smallest, sort by size descending, largest at the top, du plus grand au plus petit, de la plus grande à la plus petite, de grand à petit, les plus grands d'abord, les plus grandes d'abord, surface décroissante, van groot naar klein, grootste bovenaan, van grootste naar kleinste, grootste naar kleinste,
  largest, biggest, largest first, biggest first, grootste eerst, les plus grands, les plus grandes, le plus grand, la plus grande, plus grand, plus grande, plus grands, plus grandes, grootste`;
export const smallestWords = `
  small to large, small to big, klein naar groot, petit à grand, smallest to largest, from smallest to largest, smallest first, smallest at the top, du plus petit au plus grand, de la plus petite à la plus grande, les plus petits d'abord, les plus petites d'abord, surface croissante, van klein naar groot, kleinste eerst, kleinste bovenaan, van kleinste naar grootste,
  smallest, les plus petits, les plus petites, le plus petit, la plus petite, plus petits, plus petites, kleinste`;
export const oldestWords = `
  oldest, oldest first, oldest listings first, longest on the market, les plus anciens, les plus anciennes, plus anciennes d'abord, les plus anciens d'abord, les plus anciennes d'abord, du plus ancien au plus récent, oudste, oudste eerst, langst te koop, langst online`;
/** The order that results have anyway, and the wish to see what has come: of it no building is new. */
export const newestWords = `
  anything new, something new, what's new, what is new, whats new, any new listings, any new listing, any new properties, new listings, new properties, new offers, new arrivals, new in, new on the market, new to the market, latest listings, latest properties, latest offers, just in,
  quoi de neuf, quoi de nouveau, du nouveau, rien de neuf, rien de nouveau, quelque chose de nouveau, nouveautés, nouveauté, dernières nouveautés, nouvelles annonces, nouvelle annonce, nouveaux biens, nouvelles offres, nouvelle offre, nouveau sur le marché, nouveaux sur le marché, nouvelles sur le marché, dernières annonces, derniers biens, dernières offres,
  iets nieuws, nog iets nieuws, niets nieuws, wat is er nieuw, wat is nieuw, wat is er nieuws, nieuwigheden, nieuw aanbod, nieuwe aanbod, nieuwste aanbod, recent aanbod, recentste aanbod, nieuwe panden, nieuwe advertenties, nieuwe zoekertjes, nieuwe aanbiedingen, nieuw op de markt, nieuwste panden, laatste panden,
  newest first, newest ones first, newest ones on top, last added first, last added, laatst toegevoegd, laatst toegevoegde, laatst toegevoegd eerst, dernières ajoutées, derniers ajoutés, most recent first, latest first, newest on top, les plus récents d'abord, les plus récentes d'abord, plus récents, plus récentes, du plus récent au plus ancien, nieuwste eerst, nieuwste bovenaan, recentste eerst, meest recent, meest recente, meest recente eerst`;
export const dearestWords = `
  price high to low, price from high to low, from high to low, sort by price high to low, sorted by price high to low, price descending, highest price first, most expensive first, prix décroissant, par prix décroissant, du plus cher au moins cher, les plus chers d'abord, les plus chères d'abord, prijs aflopend, aflopende prijs, van hoog naar laag, van duur naar goedkoop, hoogste prijs eerst, duurste eerst, duurste bovenaan,
  most expensive, dearest, les plus chers, les plus chères, le plus cher, la plus chère, duurste`;
export const bestYieldWords = `
  highest yield first, best yield first, best yields first, highest return first, meilleur rendement d'abord, meilleurs rendements d'abord, rendement décroissant, par rendement, triés par rendement, sorted by yield, sort by yield, by yield, hoogste rendement eerst, beste rendement eerst, beste rendement bovenaan, gesorteerd op rendement,
  highest yield, best yield, highest yields, best yields, highest return, meilleur rendement, meilleurs rendements, rendement le plus élevé, hoogste rendement, beste rendement`;

/** Results beside a map. */
export const mapWords = `
  on a map, on the map, on map, map view, with a map, as a map, in map view,
  sur la carte, sur une carte, sur carte, vue carte, en vue carte, avec la carte,
  op de kaart, op een kaart, op kaart, kaartweergave, in kaartweergave, met kaart`;

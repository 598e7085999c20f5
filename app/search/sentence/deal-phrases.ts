import type { Deal } from "#app/filters/deal.ts";

/** To let, for sale, as an investment, as people say it in the three languages. */
export const dealWords: Record<Deal, string> = {
  "to-let": `
    to let, to rent, for rent, rent, rental, rentals, renting, let, lease, for lease, to lease, leasing, tenancy,
    à louer, louer, en location, location, locations, mise en location, locatif,
    te huur, te hur, te huurt, tehuur, huur, huren, te huren, verhuur, in huur, huurt`,
  "for-sale": `
    for sale, to buy, buy, buying, sale, sales, purchase, to purchase,
    à vendre, vente, en vente, acheter, achat, acquérir, acquisition,
    te koop, te kop, tekoop, koop, kopen, te kopen, aankoop, verkoop, aankopen`,
  investment: `
    investment, investments, as an investment, as investment, for investment, investment property, investment properties, investment opportunity, income property, invest, to invest, invest in, investing, investor, yield, buy to let, buy-to-let,
    investissement, investissements, en investissement, comme investissement, pour investissement, bien d'investissement, investir, pour investir, investir dans, investisseur, rendement, bien de rapport, de rapport, placement,
    investering, investeringen, als investering, investeringspand, investeringspanden, investeringsvastgoed, investeren, investeren in, belegging, beleggingen, als belegging, beleggingspand, beleggingspanden, beleggingsvastgoed, beleggen, opbrengst, opbrengstpand, opbrengstvastgoed, huurrendement`,
};

/** The cheapest first. */
export const cheapWords = `
  cheap, cheaper, cheapest, cheapest first, inexpensive, affordable, low cost, lowest price,
  pas cher, pas chère, pas chers, pas trop cher, pas trop chère, bon marché, moins cher, moins chère, moins chers, moins chères, les moins chers, les moins chères, abordable, abordables,
  goedkoop, goedkope, goedkoopste, goedkoopste eerst, betaalbaar, betaalbare, niet te duur`;

/** Income property: an investment, and a bloc of homes when nothing else is named. */
export const incomeWords = `
  opbrengsteigendom, opbrengsteigendommen, immeuble de rapport, immeubles de rapport, maison de rapport, maisons de rapport, income building`;

/** The best label first. */
export const bestEnergyWords = `
  best energy, best energy rating, best energy label, best epc, most energy efficient, meilleur peb, meilleurs peb, meilleure classe énergétique, meilleur label énergétique, beste epc, beste energielabel, beste label, zuinigste`;
export const nearestStationWords = `
  closest to a station, closest to the station, nearest to a station, nearest to the station, nearest station, closest to public transport, les plus proches d'une gare, les plus proches de la gare, le plus proche d'une gare, le plus proche de la gare, plus proche de la gare,
  dichtst bij een station, dichtst bij het station, het dichtst bij een station, het dichtst bij het station`;

/** The largest and the smallest first. */
export const largestWords = `
  largest, biggest, largest first, biggest first, grootste eerst, les plus grands, les plus grandes, le plus grand, la plus grande, plus grands, plus grandes, grootste`;
export const smallestWords = `
  smallest, les plus petits, les plus petites, le plus petit, la plus petite, plus petits, plus petites, kleinste`;
export const dearestWords = `
  most expensive, dearest, les plus chers, les plus chères, le plus cher, la plus chère, duurste`;
export const bestYieldWords = `
  highest yield, best yield, highest yields, best yields, highest return, meilleur rendement, meilleurs rendements, rendement le plus élevé, hoogste rendement, beste rendement`;

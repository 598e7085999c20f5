import type { Deal } from "#app/filters/deal.ts";

/** To let, for sale, as an investment, as people say it in the three languages. */
export const dealWords: Record<Deal, string> = {
  "to-let": `
    to let, to rent, for rent, rent, rental, rentals, renting, let, lease, for lease, to lease, leasing, tenancy,
    à louer, louer, en location, location, locations, mise en location, locatif,
    te huur, tehuur, huur, huren, te huren, verhuur, in huur, huurt`,
  "for-sale": `
    for sale, to buy, buy, buying, sale, sales, purchase, to purchase,
    à vendre, vente, en vente, acheter, achat, acquérir, acquisition,
    te koop, tekoop, koop, kopen, te kopen, aankoop, verkoop, aankopen`,
  investment: `
    investment, investments, as an investment, as investment, for investment, investment property, investment properties, investment opportunity, income property, invest, to invest, invest in, investing, investor, yield, buy to let, buy-to-let,
    investissement, investissements, en investissement, comme investissement, pour investissement, bien d'investissement, investir, pour investir, investir dans, investisseur, rendement, bien de rapport, de rapport, placement,
    investering, investeringen, als investering, investeringspand, investeringspanden, investeringsvastgoed, investeren, investeren in, belegging, beleggingen, als belegging, beleggingspand, beleggingspanden, beleggingsvastgoed, beleggen, opbrengst, opbrengstpand, opbrengstvastgoed, huurrendement`,
};

/** The cheapest first. */
export const cheapWords = `
  cheap, cheaper, cheapest, inexpensive, affordable, low cost, lowest price,
  pas cher, pas chère, pas chers, pas trop cher, pas trop chère, bon marché, moins cher, moins chère, abordable, abordables,
  goedkoop, goedkope, goedkoopste, betaalbaar, betaalbare, niet te duur`;

/** Income property: an investment, and a bloc of homes when nothing else is named. */
export const incomeWords = `
  opbrengsteigendom, opbrengsteigendommen, immeuble de rapport, immeubles de rapport, maison de rapport, maisons de rapport, income building`;

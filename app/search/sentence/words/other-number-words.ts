import { wordings, type Wordings } from "./figure-words.ts";

/** What a number may be that no filter compares, told by words before it or behind it. */
interface OtherNumber {
  before?: Wordings;
  behind?: Wordings;
  /** Larger ones are something else. */
  most: number;
}

/** A floor of a building. */
export const floorNouns = wordings(`
  floor, storey, story, level, étage, etage, niveau, verdieping, verdiep, verd, floors, storeys, stories, levels, étages, niveaux, verdiepingen, bouwlagen, bouwlaag, woonlagen`);

/** Numbers in order, in letters: "third floor". */
export const ordinals = new Set(
  `first second third fourth fifth sixth seventh eighth ninth tenth premier premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme
   eerste tweede derde vierde vijfde zesde zevende achtste negende tiende`.split(/\s+/),
);

export const otherNumbers: readonly OtherNumber[] = [
  {
    before: wordings("floor, level, étage, niveau, verdieping, verdiep"),
    behind: floorNouns,
    most: 60,
  },
  {
    // What has a number for a name: lines, exits, plots, boxes at an address, references.
    before: wordings(`
      bus, buses, tram, trams, tramway, bus line, tram line, metro line, line, lines, ligne, lignes, ligne de bus, ligne de tram, ligne de métro, lijn, lijnen, buslijn, tramlijn, metrolijn,
      exit, sortie, afrit, oprit, junction, échangeur, lot, lot n, lot nr, perceel nr, unit no, unit nr, unit number, box, boîte, bte, no, nr, num, numéro, number, nummer, huisnummer, house number,
      phase, fase`),
    most: 9_999,
  },
  {
    before: wordings("ref, ref no, ref nr, réf, référence, reference, referentie, reference number, code, id"),
    most: 999_999_999,
  },
  {
    // How long: leases, deposits, waiting.
    behind: wordings(`
      year lease, years lease, year, years, yr, yrs, ans, an, année, années, jaar, jaren, month, months, mois, maand, maanden, mnd, month lease, month deposit, months deposit, week, weeks, semaine, semaines, weken, days, jours, dagen, dag, day, jour`),
    most: 99,
  },
  {
    behind: wordings("h, hours, hour, heures, heure, uur, hrs, o clock"),
    most: 24,
  },
  {
    // How far.
    behind: wordings(`
      km, kms, kilometre, kilometres, kilometer, kilometers, kilomètre, kilomètres, min, mins, minutes, minute, minuten, minuut, miles, mile`),
    most: 120,
  },
  {
    // Power and energy.
    before: wordings(
      "epc, peb, cpeb, epb, cpe, epc score, epc value, epc-waarde, score peb, energy score, e peil, e-peil, k peil",
    ),
    behind: wordings(`
      kwh, kw h, kilowatt, kilowatts, kw, kva, kwp, kwc, kwatt, volt, volts, v, amp, ampere, ampère, amps, watt, watts, mbps, mbit, gbps, kv`),
    most: 5_000,
  },
  {
    // What is stored or parked in it.
    behind: wordings(`
      pallets, pallet, palets, pallet places, pallet positions, pallet spaces, palettes, palette, emplacements palettes, places palettes, positions palettes, paletten, palletplaatsen, palletplekken, europallets,
      trucks, lorries, trailers, containers, camions, remorques, conteneurs, vrachtwagens, opleggers, m3, cubic metres, cubic meters, mètres cubes, kubieke meter`),
    most: 999_999,
  },
  {
    // Who lives there.
    behind: wordings(`
      kids, kid, child, children, enfants, enfant, kinderen, kind, adults, adultes, adulte, volwassenen, cats, cat, dogs, dog, chats, chat, chiens, chien, katten, kat, honden, hond, horses, chevaux, paarden,
      students, étudiants, studenten, roommates, flatmates, colocataires, huisgenoten, tenants, locataires, huurders, families, familles, gezinnen, guests, friends, amis, vrienden`),
    most: 200,
  },
];

/** What says that four digits are a year. */
export const yearNames = wordings(`
  built in, built, built after, built before, built since, built around, construction year, year of construction, year built, build year, from the year, of the year, year, dating from, renovated in, refurbished in, rebuilt in, since, expiring in, completed in, completion, delivery, delivery in, turnkey,
  construit en, construite en, construits en, construit, construite, construit après, construite après, construit avant, construite avant, construction, construction de, construction après, année de construction, année, datant de, rénové en, rénovée en, depuis, livraison, livraison en, livrable en, achevé en,
  bouwjaar, bouwjaar na, bouwjaar voor, bouwjaar vanaf, gebouwd in, gebouwd na, gebouwd voor, gebouwd, uit het jaar, van het jaar, gerenoveerd in, vernieuwd in, sinds, sedert, oplevering, oplevering in, opgeleverd in, anno,
  q1, q2, q3, q4, t1, t2, t3, t4, end, early, mid, fin, début, mi, eind, einde, begin, midden, summer, winter, spring, autumn, été, hiver, printemps, automne, zomer, lente, herfst, voorjaar, najaar,
  january, february, march, april, may, june, july, august, september, october, november, december, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre,
  januari, februari, maart, mei, juni, juli, augustus, oktober`);

/** What somebody earns, said before the sum. */
export const incomeNames = wordings(`
  earn, earns, earning, we earn, i earn, salary, wage, wages, net income, monthly income, household income, income, income of, salary of, income is, salary is, combined income, combined income of, take-home, pay slip,
  gagne, gagnons, gagnent, gagnant, touche, touchons, salaire, salaires, salaire de, revenus, revenu, revenus de, revenu de, revenus nets, revenu net, rémunération, traitement,
  verdien, verdient, verdienen, verdiend, loon, maandloon, nettoloon, wedde, salaris, salaris van, inkomen, inkomen van, netto inkomen, maandinkomen, gezinsinkomen`);

/** The same, said behind it. */
export const incomeBehind = wordings(`
  salary, wage, wages, net salary, net income, monthly income, income per month, net wage, income a month, de salaire, de revenus, de revenu, salaire, salaire net, revenus, revenus nets, loon, nettoloon, netto loon, salaris, inkomen, netto inkomen, nettoinkomen, maandloon, wedde,
  of salary, of income, aan loon, aan inkomen, aan inkomsten`);

/** Before or behind such a sum. */
export const netOrGross = wordings(
  "net, nets, nette, netto, brut, bruts, bruto, gross, together, combined, ensemble, a deux, samen, about, around, environ, ongeveer, is, are, est, sont, bedraagt, of, de, van, a month, per month, par mois, per maand, each, each month, after tax",
);

/** Money that is no price: what comes with it, what is asked once, what is borrowed, what comes in. */
const sideNouns = `
  charges, service charge, service charges, costs, running costs, maintenance costs, provisions, deposit, security deposit, rental deposit, guarantee, bank guarantee, rental guarantee, syndic, syndic fees, syndic charges, cadastral income, property tax, fees, agency fees, notary fees, notary costs, notary, legal fees, registration fees, commission, loan, mortgage, own funds, down payment, downpayment, savings, grant, subsidy, renovation budget, renovation costs, works, rental income, annual rental income, generating, earning, bringing in, rent roll, current rent, annual rent, passing rent, turnover, goodwill, takeover, key money, old price, previous price,
  charge, provision, provision pour charges, provisions pour charges, provision charges, charges communes, charges mensuelles, frais, frais communs, frais de syndic, frais d'agence, frais de notaire, frais d'acte, frais d'enregistrement, notaire, droits d'enregistrement, garantie, garantie locative, garantie bancaire, caution, dépôt de garantie, acompte, revenu cadastral, revenu cadastral non indexé, revenu cadastral indexé, rc, r c, rc non indexé, r c non indexé, précompte, précompte immobilier, prêt, crédit, emprunt, mensualité, apport, fonds propres, apport personnel, prime, primes, travaux, revenus locatifs, revenu locatif, loyer annuel, loyers annuels, rapport annuel, rapport, rapporte, rapportant, rapportant annuellement, chiffre d'affaires, reprise, ancien prix, prix précédent, cession, cession bail, cession de bail, cession du bail, pas de porte, fonds de commerce, commission,
  kosten, gemeenschappelijke kosten, algemene kosten, maandelijkse kosten, gemene kosten, syndickosten, syndicus, lasten, provisie, provisie kosten, waarborg, huurwaarborg, bankwaarborg, borg, borgsom, voorschot, kadastraal inkomen, niet-geïndexeerd kadastraal inkomen, ki, k i, niet-geïndexeerd ki, onroerende voorheffing, voorheffing, notariskosten, notaris, aktekosten, registratierechten, registratiekosten, commissie, makelaarskosten, lening, hypotheek, krediet, afbetaling, eigen inbreng, eigen middelen, spaargeld, premie, renovatiebudget, werken, huurinkomsten, huuropbrengst, jaarlijkse huur, jaarhuur, jaarlijkse huuropbrengst, brengt op, brengt, omzet, overname, overnameprijs, oude prijs, vorige prijs, handelsfonds`;

/** Said before such a sum: "charges of 120 €". */
export const sideMoney = wordings(
  sideNouns
    .split(",")
    .flatMap((noun) => [noun, `${noun} of`, `${noun} de`, `${noun} van`])
    .join(","),
);

/** Said behind it: "1700 € de garantie locative". */
export const sideMoneyBehind = wordings(
  sideNouns
    .split(",")
    .flatMap((noun) => [
      noun,
      `of ${noun}`,
      `for ${noun}`,
      `in ${noun}`,
      `de ${noun}`,
      `d ${noun}`,
      `pour ${noun}`,
      `aan ${noun}`,
      `voor ${noun}`,
    ])
    .join(","),
);

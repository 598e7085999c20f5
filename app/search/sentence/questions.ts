import { asksForAgent, asksForAlert, namesLawAlone } from "./asked-alone.ts";
import { polite, politely } from "./polite.ts";
import { oneOf, opens, type Spoken } from "./spoken.ts";

/**
 * What people ask the search box that no property answers: whether they may do something, what a step costs or means, what
 * becomes of their own lease, who takes what they offer. It is told by how the sentence begins and by the nouns of the law
 * and of the trade's services, not by the single question.
 */

/** Somebody asks what they themselves may, can or must do. */
const mayI = politely(
  `
    can i, can we, may i, may we, could i, could we, am i allowed, are we allowed, do i have to, do we have to, do i need, do we need, should i, should we, must i, must we, would i, am i obliged, am i entitled, is it better, is it worth, is it cheaper, is it wise, is it allowed, is it legal, is it possible, is one allowed, can my, can a, can an, can the, may my, may a, may the, does a, does the, does my, do tenants, can tenants, can landlords, what if, what happens, what should i, when can i, when do i, how long do i, how long does, how many months, who has to, who must, how many [a-z]+ do i, how many [a-z]+ do we, how many [a-z]+ are required, which documents, what documents, which [a-z]+ do i, which [a-z]+ do we, what [a-z]+ do i, what [a-z]+ do we, until when,
    puis je, pouvons nous, peut on, on peut, est ce que je peux, est ce qu on peut, est ce que je dois, dois je, doit on, faut il, ai je le droit, a t on le droit, suis je oblige, sommes nous obliges, est il possible de, est il permis, est il preferable, vaut il mieux, est ce mieux, est ce qu il vaut mieux, est il interessant, est ce possible de, est ce legal, est ce permis, est ce que le proprietaire, est ce que mon, le proprietaire peut il, un proprietaire peut il, mon proprietaire peut il, que faire si, que se passe t il, qui doit, combien de [a-z]+ faut il, combien de [a-z]+ dois je, quels? [a-z]+ faut il, quelles? [a-z]+ faut il, quand dois je, quand puis je, combien de temps, quels documents, quels? [a-z]+ dois je, quelles? [a-z]+ dois je, jusqu a quand,
    mag ik, hoeveel [a-z]+ heb ik nodig, hoeveel [a-z]+ moet, hoeveel [a-z]+ is verplicht, mogen we, mogen wij, kan ik, kunnen we, kunnen wij, moet ik, moeten we, moeten wij, hoef ik, ben ik verplicht, heb ik recht, mag je, mag een, mag de, mag mijn, mag men, kan je, kan men, kan een, kan de, kan mijn, moet je, moet een, moet de, moet men, is het beter, is het interessanter, is het voordeliger, is het goedkoper, is het toegelaten, is het toegestaan, is het verplicht, is het mogelijk om, wat als, wat gebeurt er, wie moet, wie betaalt, wanneer moet ik, wanneer kan ik, hoe lang, hoelang, welke documenten, welke [a-z]+ heb ik, welke [a-z]+ moet ik, tot wanneer`,
  "(?<rest>.*)$",
);
/** What is done with a property that is sought: who may "find an office" or "rent a desk" looks for one. */
const seeks = new RegExp(
  `^(?:(?:i|we|please|also|still|perhaps|maybe|aussi|encore|ook|nog|ergens|somewhere|quelque part|ici|hier|bij jullie|chez vous|you|je) )*${oneOf(`
    find, rent, buy, get, see, view, visit, have, hire, lease, look, search, book,
    louer, acheter, trouver, voir, visiter, avoir, obtenir, chercher, reserver,
    vinden, huren, kopen, krijgen, zien, bezichtigen, bezoeken, een, nog, ergens, in, te`)} `,
);

/** "Kan je mij appartementen tonen": a verb that a Dutch question ends its first part with. */
const asksToBeShown =
  / (?:mij|me|ons) (?:[^ ]+ ){1,8}(?:tonen|laten zien|vinden|zoeken|geven|aanraden|voorstellen|sturen|doorsturen|helpen) /;

/** Costs, taxes, papers and rights around a property. */
const ofLaw = new RegExp(
  ` ${oneOf(`
    registration dut(?:y|ies), registration fees?, registration tax, stamp duty, transfer tax, property tax, notary fees?, notary costs?, notary, closing costs, vat rate, capital gains, indexation, rent indexation, index, notice period, notice, agency fees?, agent s fees?, estate agent charge, estate agent cost, broker charge, mortgage rates?, interest rates?, mortgage, home loan, energy certificate, epc certificate, building permit, planning permission, inventory of fixtures, rental guarantee, rental deposit, eviction, tenancy law, rental law, formalities, paperwork, procedure, taxes, triple net, subsid(?:y|ies), renovation grants?, renovation premiums?,
    droits d enregistrement, droits de succession, frais de notaire, frais d acte, frais d achat, notaire, precompte, precompte immobilier, revenu cadastral, taux de tva, taux hypothecaire, credit hypothecaire, pret hypothecaire, indexation, indexation du loyer, indexer, preavis, frais d agence, commission d agence, agent immobilier, garantie locative, caution locative, etat des lieux, certificat peb, permis d urbanisme, permis de batir, expulsion, loi sur les loyers, formalites, demarches, procedure, primes?, prime a la renovation, resilier, resiliation, rupture de bail, sous louer, domicilier, domiciliation, enregistrer (?:un|le|mon) bail, droit de preemption, plus value,
    registratierechten, registratiebelasting, registratierecht, notariskosten, notaris, aktekosten, erfbelasting, onroerende voorheffing, kadastraal inkomen, btw tarief, hypotheek, hypotheekrente, woonkrediet, woonlening, lening, indexatie, huurindexatie, indexeren, opzeg, opzegtermijn, opzegvergoeding, opzeggen, huurwaarborg, plaatsbeschrijving, epc attest, epc keuring, bouwvergunning, omgevingsvergunning, uithuiszetting, huurwet, formaliteiten, procedure, stappen, premies?, renovatiepremie, makelaarskosten, makelaarsloon, makelaar, onderverhuren, domicili(?:e|eren), voorkooprecht, meerwaarde`)} `,
);
/** A question after a sum, a rule or a meaning. */
const asksWhat = politely(
  `
    how much, how many, how high, how are, how is, how do, how does, how can, how to, what is, what s, whats, what are, what does, what do, what was, which, when, who, why, is, are, does, do, can, tell me, explain, i wonder, i would like to know, i want to know, could you tell me, can you tell me, can you explain,
    combien, a combien, quel, quelle, quels, quelles, qu est ce que?, c est quoi, comment, pourquoi, qui, quand, est ce que?, est ce qu, est ce, y a t il, je me demande, je voudrais savoir, j aimerais savoir, pouvez vous me dire, pouvez vous m expliquer, dites moi, expliquez,
    hoeveel, hoe, wat, welke?, wanneer, wie, waarom, is, zijn, moet, kan, mag, ik vraag me af, ik wil weten, ik zou willen weten, kunt u me zeggen, kan u mij zeggen, kunt u uitleggen, leg uit, zeg me`,
  "",
);
/** "How much is my flat worth", "que vaut ma maison" */
const asksOfWorth = (text: string) =>
  / (?:worth|value|vaut|vaudrait|valeur|waard|waarde) /.test(text) && ownThing.test(text);
/** "Je dois donner combien de mois de préavis" */
const asksAnywhere =
  / (?:how|what|when|who|whether|combien|comment|quand|quel|quelle|quels|quelles|hoeveel|hoe|wanneer|welke|of ik|si je) /;
const askingWords = new Set(
  "how what when who whether combien comment quand quel quelle quels quelles hoeveel hoe wanneer welke of si".split(
    " ",
  ),
);

/** "Are pets allowed?", "is parkeren inbegrepen?" */
const asksWhether = politely(
  "is, are, does, do, est ce que, est ce qu, les, le, la, sont, zijn, worden, mogen, staat, staan",
  `.* ${oneOf(`
    dangerous, sur, dangereux, veilig, gevaarlijk, allowed, permitted, accepted, included, possible, mandatory, compulsory, obligatory, required, necessary, deductible, tax deductible, negotiable, free of charge, safe, reliable,
    autorises?, autorisees?, permis, admis, acceptes?, inclus, incluses?, comprises?, compris, possible, obligatoires?, necessaires?, deductibles?, negociables?, gratuits?, fiables?,
    toegelaten, toegestaan, inbegrepen, mogelijk, verplicht, nodig, aftrekbaar, bespreekbaar, onderhandelbaar, gratis, betrouwbaar`)} `,
);
/** What somebody has already, and what is done with it. */
const owned = oneOf("my, our, mon, ma, mes, notre, nos, mijn, onze, ons, m n");
const ownThing = new RegExp(` ${owned} [^ ]+ `);
const own = new RegExp(
  ` ${owned} (?:[^ ]+ )?${oneOf(`
    lease, tenancy, rental contract, contract, landlord, landlady, tenant, tenants, deposit, rent, neighbours?, boiler,
    bail, contrat, contrat de bail, proprietaire, locataire, locataires, caution, garantie, loyer, voisins?, chaudiere, preavis,
    huurcontract, contract, huurovereenkomst, verhuurder, huisbaas, eigenaar, huurder, huurders, waarborg, huur, buren, buurman, opzeg`)} `,
);
/** Somebody offers what they have. */
const offers = new RegExp(
  ` ${oneOf(`
    sell, selling, sell off, let out, rent out, renting out, letting, value, advertise, list,
    vends, vendons, vendre, revends, revendre, loue, louons, mets en location, mettre en location, mets en vente, mettre en vente, propose, proposons, cede, ceder, remets, remettre, estimer, evaluer,
    verkoop, verkopen, verhuur, verhuren, bied, aanbieden, zet, zetten, schatten, waarderen`)} (?:[^ ]+ ){0,2}${owned} `,
);
/** "Huis verhuren via jullie", "vendre avec vous" */
const offersToUs =
  / (?:verhuren|verkopen|vendre|louer|sell|rent out|let out) (?:via|avec|chez|with|through|par|met|bij) (?:jullie|u|vous|you|your|votre|uw)(?: [^ ]+)? $/;
const offersAlone = new RegExp(
  `^ ${polite}(?:je|nous|on|ik|wij|we|i|i m|i am) ${oneOf("revends?, revendons, vends, vendons, verkoop, verkopen, verhuur, verhuren, selling, sell")} `,
);
/** "Ik wil mijn appartement verhuren", "een koper voor mijn huis"; "met ons gezin een huis te koop" is sought. */
const offersBehind = new RegExp(
  ` ${owned} (?:[^ ]+ ){1,5}${oneOf("verhuren, verkopen, aanbieden")} | ${owned} (?:(?!(?:an?|une?|een) )[^ ]+ ){1,5}${oneOf("te huur, te koop, for rent, for sale, on the market, en location, en vente")} | ${oneOf("find, finding, looking for, need, get, trouver, cherche, cherchons, trouve, zoek, zoeken, vinden, vind")} ${oneOf("a, an, un, une, des, een, new, nouveau")} ?${oneOf("tenant, tenants, buyer, buyers, locataire, locataires, acheteur, acheteurs, acquereur, huurder, huurders, koper, kopers")} `,
);
const seeking =
  / (?:looking|look for|search\w*|find|need|want to (?:buy|rent(?! out))|wish to (?:buy|rent(?! out))|to buy|to rent(?! out)|buy|cherch\w*|recherch\w*|trouver|acheter|achetons|zoek\w*|vinden|kopen|huren|op zoek) /;

/** Without one of these nothing is offered, and nothing is somebody's own. */
const offeringWords = new Set(
  `my our mon ma mes notre nos mijn onze ons m i we je nous on ik wij tenant tenants buyer buyers locataire locataires
   acheteur acheteurs acquereur acquereurs huurder huurders koper kopers jullie u vous you your votre uw`.split(/\s+/),
);
const seeksToo =
  / (?:to (?:buy|rent(?! out))|buy|look(?:ing)? for an?|acheter|achetons|kopen|huren|verhuizen|verhuist|demenage\w*|move|moves|moving|relocat\w*) /;

/** "Where is your office?", "où se trouve votre agence ?": asked of us; "where are your offices to let" is a search. */
const asksOfOurs = politely(
  `
    where is your, where are your, where can i find your, what is your,
    ou est votre, ou se trouve votre, ou se situe votre, ou sont vos, ou se trouvent vos, quelle est votre, quelles sont vos,
    waar is jullie, waar is uw, waar zijn jullie, waar zijn uw, waar ligt jullie, waar ligt uw, waar vind ik jullie, wat is jullie, wat is uw`,
  `(?:main |head |principal |hoofd)?${oneOf("office, offices, agency, agencies, address, headquarters, bureau, bureaux, agence, agences, adresse, siege, kantoor, kantoren, adres, zetel")}(?: [^ ]+){0,2} $`,
);
const asksOfUs = politely(
  "where are you, where can i find you, ou etes vous, ou vous trouvez vous, ou puis je vous trouver, waar bent u, waar zijn jullie, waar bevindt u, waar bevinden jullie, waar bevindt jullie",
  `(?:${oneOf("located, based, situated, situe, situes, situee, situees, bases, installes, gelegen, gevestigd, u, zich")} )*$`,
);

/** How a sentence asks for an answer instead of a property. */
interface Asking {
  /** Whatever else it says: "can I bring my dog to the office". */
  isSure: boolean;
}

/** @returns undefined for what looks for a property; otherwise what holds unless it names a place and a figure */
export function readQuestion(said: Spoken): Asking | undefined {
  const { text, words } = said;
  if (asksForAlert(said) || namesLawAlone(said) || asksForAgent(said)) return { isSure: true };
  if (opens(said, asksOfOurs) || opens(said, asksOfUs)) return { isSure: true };
  const may = opens(said, mayI) ? mayI.pattern.exec(text)?.groups?.rest : undefined;
  if (may !== undefined && !seeks.test(may) && !asksToBeShown.test(text)) return { isSure: true };
  if (opens(said, asksWhat) && (ofLaw.test(text) || asksOfWorth(text))) return { isSure: true };
  if (may === undefined) {
    const mayAsk = words.some((word) => askingWords.has(word));
    if (mayAsk && asksAnywhere.test(text) && ofLaw.test(text)) return { isSure: false };
    const mayOffer = words.some((word) => offeringWords.has(word));
    if (!mayOffer) return opens(said, asksWhether) ? readOffer(said, may) : undefined;
  }
  return readOffer(said, may);
}

/** "Is Molenbeek safe" */
const ofSafety = / (?:safe|dangerous|sur|surs|dangereux|veilig|gevaarlijk) $/;

function readOffer(said: Spoken, may: string | undefined): Asking | undefined {
  const { text, words } = said;
  const isOffer = offersToUs.test(text) || offers.test(text) || offersAlone.test(text);
  if ((isOffer && !seeking.test(text)) || (offersBehind.test(text) && !seeksToo.test(text))) return { isSure: true };
  if (words.length < 8 && opens(said, asksWhether) && ofSafety.test(text)) return { isSure: true };
  if (may !== undefined || opens(said, asksWhether) || (own.test(text) && !seeking.test(text)))
    return { isSure: false };
  return undefined;
}

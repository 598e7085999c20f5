import { politely } from "./polite.ts";
import { oneOf, opens, type Spoken } from "./spoken.ts";

/**
 * What is asked of the site without a question: to be told of what is new, or what a word of the law or of the trade's
 * services stands for, said and nothing else.
 */

/** "Notify me about new offices": said of nothing else. */
const toBeTold = politely(
  `
    notify, alert, warn, inform, can you notify, can you alert, can you inform, could you notify, could you alert, could you inform, please notify, i want to be notified, i want to be alerted, i would like to be notified, i d like to be notified,
    previens, prevenez, avertis, avertissez, alertez, informez, pouvez vous me prevenir, pouvez vous m avertir, pouvez vous m alerter, je veux etre prevenu, je veux etre averti, je veux etre alerte, je voudrais etre prevenu, je voudrais etre averti, je voudrais etre alerte, je souhaite etre prevenu, je souhaite etre averti, j aimerais etre prevenu, j aimerais etre averti,
    verwittig, waarschuw, kan je mij verwittigen, kan u mij verwittigen, kunt u mij verwittigen, kunnen jullie mij verwittigen, kunt u mij waarschuwen, ik wil verwittigd worden, ik wil graag verwittigd worden, ik word graag verwittigd`,
  "",
);
/** Only with a word that says when: "let me know if you have an office in Ghent" ends the mail of who looks for one. */
const toBeToldWhen = politely(
  `
    let me know, let us know, keep me posted, keep me informed, keep us informed, keep us posted, tell me, tell us, email me, e mail me, mail me, call me, text me, send me an, send us an, send an, can you email, can you e mail, can you mail, can you let me know, can you tell me, can you send me an, could you send me an, could you email, could you let me know,
    tenez moi, tiens moi, tenez nous, faites moi, dites moi, envoyez moi une?, envoie moi une?, envoyez nous une?, pouvez vous m envoyer une?, pouvez vous me tenir, pouvez vous m informer, mailez moi, ecrivez moi,
    laat me, laat mij, laat het me, laat het mij, laat ons, hou me, hou mij, houd me, houd mij, hou ons, houd ons, stuur me, stuur mij, stuur ons, mail me, mail mij, kan je mij een, kan u mij een, kunt u mij een, kunnen jullie mij een`,
  "(?:.* )?(?:when|as soon as|once|whenever|quand|des qu?e?|lorsqu?e?|zodra|wanneer|als er|alerte?s?|meldingen?) ",
);
/** "Can I get an email when …", "ik wil een melding krijgen als …", "je veux recevoir les annonces par mail" */
const toReceive = politely(
  `
    can i, can we, could i, could we, may i, i want, i d like, i would like, we want, we would like, how do i, how can i, is it possible to, do you, can you, could you,
    puis je, pouvons nous, peut on, je veux, je voudrais, je souhaite, je souhaiterais, j aimerais, nous voulons, nous voudrions, est il possible de, est ce possible de, comment, recevoir, est ce que je peux,
    kan ik, kunnen we, kunnen wij, mag ik, ik wil, ik wil graag, ik zou, ik wens, wij willen, wij zouden, hoe, is het mogelijk om, kan men, kan je`,
  `(?:[^ ]+ ){0,6}${oneOf(`
    emails?, e mails?, mails?, alerts?, notifications?, notified, sms, text message, newsletters?,
    alertes?, courriels?, prevenu, averti,
    melding, meldingen, mailtje, mailtjes, bericht, berichten, verwittigd`)} `,
);
const receiving =
  / (?:get|receive|have|set|create|activate|recevoir|avoir|creer|activer|etre|krijgen|ontvangen|instellen|aanmaken|worden|send|sends|envoyer|sturen) /;

/** Without one of these nobody asks to be told: most sentences are not looked at any further. */
const telling = new Set(
  `notify notified alert alerts alerted warn inform informed email emails mail mails notification notifications sms message newsletter newsletters
   let keep tell call text send previens prevenez prevenir prevenu avertis avertissez avertir averti alertez alerter alerte alertes informez informer
   courriel courriels tenez tiens tenir faites dites envoyez envoie envoyer mailez ecrivez verwittig verwittigen verwittigd waarschuw waarschuwen
   laat hou houd stuur melding meldingen mailtje mailtjes bericht berichten kan kunt kunnen`.split(/\s+/),
);

/** True when somebody asks to be told of what will be new, and does not only close the mail that says what they look for. */
export const asksForAlert = (said: Spoken): boolean =>
  said.words.some((word) => telling.has(word)) &&
  (opens(said, toBeTold) || opens(said, toBeToldWhen) || (opens(said, toReceive) && receiving.test(said.text)));

/** What is asked about by its name alone: "notice period rental Belgium", "bail commercial durée minimum ?". */
const alone = politely(
  `
    notice period, minimum lease, minimum lease term, lease term, lease duration, registration tax, registration duty, registration duties, registration fees, stamp duty, property tax, notary fees, notary costs, rental deposit, rental guarantee, rent indexation, inventory of fixtures, energy certificate, building permit, planning permission, commercial lease term, commercial lease duration, commercial lease minimum, rental law, tenancy law,
    free valuation, free estimate, valuation of, valuation my, estimate my, estimate of, estimate the, value my, property valuation, house valuation, home valuation, appraisal of, opening hours, office hours,
    preavis, delai de preavis, duree du preavis, duree de preavis, duree minimum, duree minimale, duree du bail, duree bail, droits d enregistrement, droits de succession, frais de notaire, precompte immobilier, revenu cadastral, garantie locative, indexation, indexation du loyer, etat des lieux, certificat peb, permis d urbanisme, permis de batir, bail commercial duree, bail duree, loi sur les loyers, loi bail, taux hypothecaire,
    estimation, estimer, estimez, evaluation de, evaluer, valeur de ma, valeur de mon, heures d ouverture, horaire d ouverture, horaires d ouverture,
    opzegtermijn, opzeg, registratierechten, registratierecht, registratiebelasting, registratiekosten, notariskosten, onroerende voorheffing, kadastraal inkomen, huurwaarborg, plaatsbeschrijving, indexatie, huurindexatie, epc attest, epc keuring, bouwvergunning, omgevingsvergunning, handelshuurwet, huurwet, handelshuur duur, handelshuur minimumduur, duur handelshuur, duur huurcontract, minimumduur,
    app werkt, app doesn t, app does not, app crashes, app keeps, the app, your app, my app, l app, l appli, l application, votre appli, de app, jullie app, appli ne,
    parler a un agent, parler a un courtier, speak to an agent, talk to an agent, spreken met een makelaar, praten met een makelaar,
    schatting, gratis schatting, waardebepaling, gratis waardebepaling, waardeschatting, gratis waardeschatting, schat mijn, waarde van mijn, openingsuren, openingstijden`,
  "",
);
/** Of words: whoever goes on has more to say than that, and looks for something. */
const mostAlone = 7;
const seeks =
  /(?: |^)(?:looking|search|searching|need|want|wanted|cherch\w*|recherch\w*|zoek\w*|gezocht|kopen|huren|acheter|louer|buy) /;

/** True when a few words name what the law or a service of the trade has, and look for nothing. */
export const namesLawAlone = (said: Spoken): boolean =>
  said.words.length <= mostAlone && opens(said, alone) && !seeks.test(said.text);

/** "Makelaar in Leuven", "agence immobilière Namur": who lets and sells, and no property. */
const agents = politely(
  "makelaar, makelaars, vastgoedmakelaar, vastgoedmakelaars, immokantoor, immokantoren, estate agent, estate agents, estate agency, estate agencies, real estate agent, real estate agents, real estate agency, real estate agencies, letting agent, letting agents, agence immobiliere, agences immobilieres, agent immobilier, agents immobiliers",
  "(?:(?:in|a|at|near|te|bij|de|d|du|des|pour|for|voor) )?(?:[^ ]+ ){0,2}$",
);
const isProperty =
  / (?:office|offices|bureau|bureaux|kantoor|kantoren|space|ruimte|pand|shop|winkel|commerce|local|te|vendre|louer|remettre|koop|huur|sale|rent) /;

/** True when somebody looks for an agent. */
export const asksForAgent = (said: Spoken): boolean =>
  opens(said, agents) && !isProperty.test(said.text) && !seeks.test(said.text);

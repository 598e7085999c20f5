import { filtersIn, type SearchCriteria } from "#app/filters/filters.ts";
import { asksForAlert } from "./asked-alone.ts";
import { readQuestion } from "./questions.ts";
import { allWords, firstWords, mayOpen, oneOf, opens, spoken, type Opening, type Spoken } from "./spoken.ts";

/** What people ask the search box that is no search for a property, and where it is answered. */
const helpTopics = ["password", "account", "alerts", "privacy", "contact"] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The words that name a topic, in the three languages; the first topic named counts. */
const words: Record<HelpTopic, string> = {
  password:
    "password, passwords, passcode, pwd, reset link, mdp, lien de réinitialisation, mot de passe, mots de passe, wachtwoord, wachtwoorden, paswoord",
  account: `account, accounts, confirmation email, confirmation e-mail, verification code, activation link, sign me up, logged in, logging in, two-factor, mijn account, code de confirmation, e-mail de confirmation, mail de confirmation, lien d'activation, bevestigingsmail, bevestigingscode, activatielink, inschrijven, registratie, inschrijving, gebruikersnaam, username, nom d'utilisateur, log in, login, sign in, delete my, close my, sign up, log out, register, my profile, email address, e-mail address, my email, my name, compte, adresse e-mail, adresse email, mon e-mail, mon email, mon nom, me connecter, connexion, m'inscrire,
    inscription, mon profil, aanmelden, afmelden, registreren, inloggen, mijn profiel, e-mailadres, mailadres, mijn e-mail, mijn naam`,
  alerts: `unsubscribe, spam, too many emails, email alerts, e-mail alerts, push notifications, trop de mails, trop d'e-mails, te veel mails, mailtjes, notificaties, alert, zoekalert, zoekalerts, mes recherches, mijn zoekopdrachten, mijn zoekopdracht, zoekopdrachten, favourites, favorites, favoris, mes favoris, favorieten, mijn favorieten, newsletter, emails, e mails, mails, notifications, save a search, save my search, save searches, recherches sauvegardées, sauvegarder une recherche, sauvegarder ma recherche, enregistrer une recherche, enregistrer ma recherche, désinscrire, désinscrition, alerts, alert, saved searches, saved search, désabonner, désinscrire, newsletters, alertes, alerte, recherches enregistrées,
    uitschrijven, nieuwsbrief, meldingen, bewaarde zoekopdrachten, bewaarde zoekopdracht, zoekopdracht bewaren, zoekopdrachten bewaren, zoekopdracht opslaan`,
  privacy:
    "privacy, personal data, my data, delete my data, data protection, terms and conditions, terms of use, mes données, conditions générales, mentions légales, mijn gegevens, gebruiksvoorwaarden, algemene voorwaarden, cookies, cookie, gdpr, vie privée, données personnelles, rgpd, persoonsgegevens, avg",
  contact: `the weather, weather, weather forecast, recipe, recipes, lottery, football, train times, train timetable, flights to, joke, tell me a joke, translate, exchange rate, météo, quel temps, recette, recettes, horaire des trains, blague, weerbericht, het weer, recept, recepten, treinuren, mop, not loading, doesn't load, does not load, won't load, not showing, doesn't work, does not work, broken, crashes, crash, frozen, ne charge pas, ne s'affiche pas, ne fonctionnent pas, bloqué, plante, bug, laadt niet, laden niet, werken niet, blijft hangen, vastgelopen, website, the site, this site, le site, ce site, de site, deze site, which languages, what languages, quelles langues, welke talen, your site, votre site, jullie site,
    fees, your fees, commission, your commission, honoraires, vos honoraires, vos tarifs, tarifs, commissie, ereloon, erelonen, jullie tarieven, tarieven, bereikbaar, reach you, reachable, joindre, vous joindre, opening hours,
    an app, mobile app, your app, une application, votre appli, een app, jullie app, sell my, selling my, let my, let out my, rent out my, vendre ma, vendre mon, vendre mes, louer ma, louer mon, mijn huis, mijn woning, mijn appartement, mijn pand, mijn kantoor,
    contact, mortgage calculator, loan calculator, mortgage simulation, registration duties, internship, internships, simulateur de prêt, simulation de crédit, crédit hypothécaire, prêt hypothécaire, droits d'enregistrement, hypotheek berekenen, lening berekenen, hypothecaire lening, registratierechten, customer service, support, helpdesk, call me, call me back, speak to someone, talk to someone, invoice, subscription, refund, bug, error, not working, scam, fraud, report a listing, wrong listing, put my, post a listing, post my listing, post my property, place a listing, add a listing, add my listing, add my property, add a property, post an ad, job, jobs, vacancy, vacancies, careers, are you hiring, agency login,
    service client, rappelez moi, parler à quelqu'un, facture, abonnement, remboursement, erreur, ne fonctionne pas, ne marche pas, arnaque, fraude, signaler une annonce, emploi, recrutez vous, vendre avec vous, mettre en vente ma, mettre en vente mon,
    klantendienst, klantenservice, bel mij, bel me terug, iemand spreken, factuur, abonnement, terugbetaling, fout, foutmelding, werkt niet, oplichting, fraude, zoekertje melden, vacature, vacatures, huis aanbieden, pand aanbieden, mijn huis verkopen met jullie, contact you, phone number, telephone number, opening hours, complaint, help me, who are you, how does this work, how does it work, how it works, place an ad, place ads, placing an ad, placing an advert, place an advert, put an ad, posting an ad, listing a property, publish my ad, publish my property, advertise, advert, publish an ad, list my property, list a property, sell my house with you, your office hours,
    numéro de téléphone, heures d'ouverture, plainte, aidez moi, placer une annonce, publier une annonce, publier mon annonce, mon annonce, déposer une annonce, mettre une annonce, faire de la publicité, mettre mon bien, qui êtes vous, comment ça marche, comment ça fonctionne,
    telefoonnummer, openingsuren, klacht, help mij, zoekertje plaatsen, advertentie plaatsen, advertentie te plaatsen, advertenties plaatsen, zoekertje te plaatsen, zoekertjes plaatsen, pand te plaatsen, pand plaatsen, adverteren, mijn pand plaatsen, wie zijn jullie, wie bent u, hoe werkt het, hoe werkt dit`,
};

const phrases = helpTopics.map((topic) => ({ topic, said: words[topic].split(",").map((each) => spoken(each).text) }));

/** What people say before what they have to say. */
const greetings =
  "hello, hi, hey, dear, good morning, good afternoon, good evening, good day, greetings, hiya, bjr, slt, bonjour, bonsoir, salut, coucou, hallo, hoi, dag, goeiedag, goedendag, goedemorgen, goeiemorgen, goedemiddag, goeiemiddag, goedenavond, goeieavond, goeienavond, beste";
const before = allWords(greetings);
const begins = (list: string): Opening => ({
  pattern: new RegExp(`^ (?:${oneOf(greetings)} )?${oneOf(list)} `),
  first: firstWords(list),
  before,
});
/** All that is said where nothing is but good day or thanks. */
const courtesies = `${greetings}, thanks, thank you, merci, bedankt, dank u, test, help, hulp, aide, there, all, you, madame, monsieur, a tous, iedereen, beaucoup, bien, very much, so much, a lot, veel, hartelijk, for your help, your help, for your answer, for the quick answer, yesterday, today, tomorrow, till tomorrow, see you, pour votre aide, votre aide, pour tout, a demain, a bientot, bonne journee, hier, voor uw hulp, voor je hulp, voor de hulp, tot morgen, tot straks, fijne dag, fijne avond, nice day, have a nice day, vriendelijk, bye, goodbye, au revoir, tot ziens, cheers, ok, okay,
    thx, ty, super, great, perfect, parfait, prima, top, that was, that is, that s, it was, very helpful, really helpful, helpful, very useful, all i needed, all i need, for the help, for the quick help, for your time, for your quick help, for everything, again, have a good day, have a good evening, good night, see you soon, bye bye,
    et, pour la reponse, pour votre reponse, pour l aide, pour votre temps, mille fois, infiniment, d avance, bonne fin de journee, belle journee, bonne soiree, belle soiree, bon week end, bonne nuit, bonne continuation, a la prochaine, c est parfait, c est super, c etait tres utile,
    en, he, hoor, alvast, heel erg, heel hartelijk, nogmaals, super bedankt, voor de snelle hulp, voor de goede hulp, voor jullie hulp, voor het antwoord, voor het snelle antwoord, voor alles, een fijne dag, nog een fijne dag, nog een fijne avond, prettige dag, prettige avond, goed weekend, fijn weekend, prettig weekend, tot de volgende, tot gauw, daag, dat was heel nuttig, dat is alles`;
const greetingAlone: Opening = {
  pattern: new RegExp(`^ (?:${oneOf(courtesies)} )+$`),
  first: firstWords(courtesies),
  before: new Set(),
};

/** How a question begins that no property answers. */
const asksHow = begins(`
  how (?:do|can|does|to|should|long), why, what (?:does|do you|happens|documents), what s the difference, what is (?:the difference|a|an), explain, who (?:pays|is|are), when (?:do|does|will),
  comment, pourquoi, que (?:signifie|veut dire), qu est ce qu?, c est quoi, quelle est la difference, quels? (?:documents|frais|pieces|taxes|demarches), quelles? (?:documents|frais|pieces|taxes|demarches), qui paie, expliquez,
  hoe, waarom, wat (?:betekent|is|zijn), wat houdt, leg uit, wie betaalt`);
const leads = begins(`
  how, why, who, what, which languages, welke talen, in which language, when, is (?:it|there|this|the|my|quartier|your), are (?:you|there|my|the), does, do (?:you|i), did you, can (?:you|i|we|someone|anyone), could (?:you|i|someone), may i, will you, where (?:can|do) i,
  where (?:is|are) my, i (?:forgot|cannot|can t|cant|didn t|did not|don t|haven t|have not|never|lost|have a|have an|still|keep|m unable|am unable|need help), i (?:want|would like|wish) to (?:cancel|stop|delete|remove|change|complain|report|speak|talk|unsubscribe|contact|close|update),
  please (?:delete|cancel|remove|stop|help|call|contact|unsubscribe), my, stop, cancel, delete, remove, unsubscribe, contact, report,
  comment, pourquoi, combien, puis je, peut on, est ce que?, est ce qu, qu est ce qu?, c est quoi, que (?:signifie|veut|faire), quels?, quelles?, qui, quand, y a t il, je n, je ne, j ai (?:oublie|perdu|un|une|recu), ou (?:trouver|voir|est|puis je|sont),
  je (?:veux|voudrais|souhaite|desire) (?:supprimer|annuler|arreter|me|modifier|changer|signaler|parler|porter|resilier|fermer|contacter), mon, ma, mes, pouvez vous, peux tu, avez vous, etes vous, faut il, dois je, merci de,
  supprimer, annuler, arretez, modifier, changer, signaler, contacter, vos, votre,
  hoe, waarom, wat, wie, wanneer, waar (?:kan|vind|is|zijn|staat), kan (?:ik|je|iemand|men), kunnen (?:jullie|we), kunt u, mag ik, moet ik, is (?:het|er|dit|de|jullie|mijn|quartier), zijn (?:jullie|er|de|mijn), hebben jullie, heeft u, hebt u, werkt, werken jullie,
  ik (?:krijg|kan|ben|wil|heb|vind|ontvang|zou|raak), mijn, kost, kosten jullie, graag mijn, verwijder, stop, annuleer, wijzig, contacteer`);

const topicIn = (text: string) => phrases.find(({ said }) => said.some((phrase) => text.includes(phrase)))?.topic;

/** True when words name what help is given with. */
export const namesTopic = ({ text }: Spoken) => topicIn(text) !== undefined;

/** True when words may ask about the site itself, unless they ask for a property. */
export const isQuestion = (said: Spoken) => opens(said, leads) || opens(said, asksHow);

/** True when words ask how something is done or what it means, also with what there is to rent or to buy. */
export const isAskedHow = (said: Spoken) =>
  opens(said, asksHow) && !/ (?:find|finding|trouver|vind|vinden|cost|coute|coutent|kost) /.test(said.text);

/** True when words look for work, and for no property. */
export const asksForWork = ({ text }: Spoken) =>
  / (?:jobs?|vacanc(?:y|ies)|careers?|hiring|internships?|emplois?|stages?|recrutez|recrutement|vacatures?|solliciteren|sollicitatie) /.test(
    text,
  );

const thanks = begins(
  "thanks, thank you, thx, merci, grand merci, un grand merci, mille mercis, bedankt, hartelijk bedankt, dank u, dank je, dankjewel, dankuwel, heel erg bedankt, great thanks, super merci",
);

/** True when nothing is said but good day or thanks. */
export const isGreeting = (said: Spoken) => mayOpen(said, greetingAlone) && greetingAlone.pattern.test(said.text);

/**
 * What a search asks for that no property has: it says nothing of a type, a place or a figure, and names a topic of help.
 * @returns undefined for a search
 */
export function helpTopicOf(criteria: SearchCriteria): HelpTopic | undefined {
  const { search } = criteria;
  return search === undefined || filtersIn(criteria).length > 1 ? undefined : helpTopicIn(spoken(search));
}

/** The same of words that are searched for and nothing else. */
export function helpTopicIn(said: Spoken): HelpTopic | undefined {
  const topic = asksForAlert(said) ? "alerts" : topicIn(said.text);
  if (topic) return topic;
  const isToUs = isQuestion(said) || isGreeting(said) || opens(said, thanks) || readQuestion(said) !== undefined;
  return isToUs ? "contact" : undefined;
}

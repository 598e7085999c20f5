import { filtersIn, type SearchCriteria } from "#app/filters/filters.ts";
import { fold } from "#app/places/fold.ts";

/** What people ask the search box that is no search for a property, and where it is answered. */
const helpTopics = ["password", "account", "alerts", "privacy", "contact"] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The words that name a topic, in the three languages; the first topic named counts. */
const words: Record<HelpTopic, string> = {
  password: "password, passwords, mot de passe, mots de passe, wachtwoord, paswoord",
  account: `account, accounts, log in, login, sign in, delete my, close my, sign up, log out, register, my profile, email address, e-mail address, my email, my name, compte, adresse e-mail, adresse email, mon e-mail, mon email, mon nom, me connecter, connexion, m'inscrire,
    inscription, mon profil, aanmelden, afmelden, registreren, inloggen, mijn profiel, e-mailadres, mailadres, mijn e-mail, mijn naam`,
  alerts: `unsubscribe, newsletter, emails, e mails, mails, notifications, save a search, save my search, save searches, recherches sauvegardées, sauvegarder une recherche, sauvegarder ma recherche, enregistrer une recherche, enregistrer ma recherche, désinscrire, désinscrition, alerts, alert, saved searches, saved search, désabonner, désinscrire, newsletters, alertes, alerte, recherches enregistrées,
    uitschrijven, nieuwsbrief, meldingen, bewaarde zoekopdrachten, bewaarde zoekopdracht, zoekopdracht bewaren, zoekopdrachten bewaren, zoekopdracht opslaan`,
  privacy: "privacy, cookies, cookie, gdpr, vie privée, données personnelles, rgpd, persoonsgegevens, avg",
  contact: `contact, contact you, phone number, telephone number, opening hours, complaint, help me, who are you, how does this work, how does it work, how it works, place an ad, place ads, publish my ad, publish my property, advertise, advert, publish an ad, list my property, list a property, sell my house with you, your office hours,
    numéro de téléphone, heures d'ouverture, plainte, aidez moi, placer une annonce, publier une annonce, publier mon annonce, mon annonce, déposer une annonce, mettre une annonce, faire de la publicité, mettre mon bien, qui êtes vous, comment ça marche, comment ça fonctionne,
    telefoonnummer, openingsuren, klacht, help mij, zoekertje plaatsen, advertentie plaatsen, adverteren, mijn pand plaatsen, wie zijn jullie, wie bent u, hoe werkt het, hoe werkt dit`,
};

const spaced = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const phrases = helpTopics.map((topic) => ({ topic, said: words[topic].split(",").map(spaced) }));

const leads =
  /^ (?:how (?:do|can|does|to|much)|why|who|what (?:is|does|are)|when|is it|is quartier|does|do you|can you|may i|can i|where can i (?:see|find) my|i (?:forgot|cannot|can t|cant|want to (?:cancel|stop))|comment|pourquoi|combien coute|puis je|qui peut|est ce que vous|je n arrive|je ne (?:peux|recois|parviens)|j ai oublie|ou (?:trouver|voir) (?:mes|mon)|hoe|waarom|wat kost|wat is|wie kan|kan ik|mag ik|ik (?:krijg|kan niet|kan geen|ben mijn|wil me)) /;

const topicIn = (text: string) => phrases.find(({ said }) => said.some((phrase) => text.includes(phrase)))?.topic;

/** True when words name what help is given with. */
export const namesTopic = (text: string) => topicIn(spaced(text)) !== undefined;

/** True when words ask about the site itself, as nobody asks for a property. */
export const isQuestion = (text: string) => leads.test(spaced(text));

/**
 * What a search asks for that no property has: it says nothing of a type, a place or a figure, and names a topic of help.
 * @returns undefined for a search
 */
export function helpTopicOf(criteria: SearchCriteria): HelpTopic | undefined {
  const { search } = criteria;
  if (search === undefined || filtersIn(criteria).length > 1) return undefined;
  const text = spaced(search);
  const topic = topicIn(text);
  return topic ?? (isQuestion(search) ? "contact" : undefined);
}

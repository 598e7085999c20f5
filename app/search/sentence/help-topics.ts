import { filtersIn, type SearchCriteria } from "#app/filters/filters.ts";
import { fold } from "#app/places/fold.ts";

/** What people ask the search box that is no search for a property, and where it is answered. */
const helpTopics = ["password", "account", "alerts", "privacy", "contact"] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The words that name a topic, in the three languages; the first topic named counts. */
const words: Record<HelpTopic, string> = {
  password: "password, passwords, mot de passe, mots de passe, wachtwoord, paswoord",
  account: `account, accounts, log in, login, sign in, sign up, log out, register, my profile, email address, e-mail address, my email, my name, compte, adresse e-mail, adresse email, mon e-mail, mon email, mon nom, me connecter, connexion, m'inscrire,
    inscription, mon profil, aanmelden, afmelden, registreren, inloggen, mijn profiel, e-mailadres, mailadres, mijn e-mail, mijn naam`,
  alerts: `unsubscribe, newsletter, alerts, alert, saved searches, saved search, désabonner, désinscrire, newsletters, alertes, alerte, recherches enregistrées,
    uitschrijven, nieuwsbrief, meldingen, bewaarde zoekopdrachten`,
  privacy: "privacy, cookies, cookie, gdpr, vie privée, données personnelles, rgpd, persoonsgegevens, avg",
  contact: `contact, contact you, phone number, telephone number, opening hours, complaint, help me, who are you, how does this work, how does it work, how it works,
    numéro de téléphone, heures d'ouverture, plainte, aidez moi, qui êtes vous, comment ça marche, comment ça fonctionne,
    telefoonnummer, openingsuren, klacht, help mij, wie zijn jullie, wie bent u, hoe werkt het, hoe werkt dit`,
};

const spaced = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const phrases = helpTopics.map((topic) => ({ topic, said: words[topic].split(",").map(spaced) }));

/**
 * What a search asks for that no property has: it says nothing of a type, a place or a figure, and names a topic of help.
 * @returns undefined for a search
 */
export function helpTopicOf(criteria: SearchCriteria): HelpTopic | undefined {
  const { search } = criteria;
  if (search === undefined || filtersIn(criteria).length > 1) return undefined;
  const text = spaced(search);
  return phrases.find(({ said }) => said.some((phrase) => text.includes(phrase)))?.topic;
}

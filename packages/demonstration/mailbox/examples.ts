import { sql } from "drizzle-orm";
import {
  addressChangeNoticeMail,
  addressTakenMail,
  changeAddressMail,
  proveAddressMail,
} from "../../../app/account/address/mails.server.ts";
import { linkDays } from "../../../app/account/address/send-link.server.ts";
import {
  accountRestoredMail,
  deletionRequestedMail,
  type MailSides,
} from "../../../app/account/deletion/mails.server.ts";
import { browserText } from "../../../app/account/session/browser-text.ts";
import { newLoginMail, passwordChangedMail } from "../../../app/account/session/security-mails.server.ts";
import { agentRequestMail } from "../../../app/contact/agent-request-mail.server.ts";
import { requestConfirmationMail } from "../../../app/contact/confirmation-mail.server.ts";
import { undeliveredMail } from "../../../app/contact/undelivered-mail.server.ts";
import type { RequestToMail } from "../../../app/contact/mailed-request.server.ts";
import type { StoredMail } from "../../../app/email/stored-mail.server.ts";
import type { MailContent } from "../../../app/email/mail-content.ts";
import { renderMail } from "../../../app/email/render-mail.server.tsx";
import { formatMoment } from "../../../app/i18n/formats.ts";
import { textsIn } from "../../../app/i18n/i18n.server.ts";
import { isLanguage, type Language } from "../../../app/i18n/languages.ts";
import { mailTextsIn } from "../../../app/i18n/mail-texts.server.ts";
import { href } from "../../../app/i18n/paths.ts";
import { selectCards } from "../../../app/listings/read-cards.server.ts";
import { mailListing } from "../../../app/listings/mail-listing.server.ts";
import { getGazetteer } from "../../../app/places/gazetteer.server.ts";
import { settings } from "../../../app/settings/settings.server.ts";
import type { MailJob } from "../../../app/worker/jobs.server.ts";
import type { Database } from "../../../db/client.server.ts";
import { listings } from "../../../db/schema/listings.ts";
import { exampleNotifications } from "./example-notifications.ts";

type Make = (db: Database, language: Language) => Promise<MailContent> | MailContent;

const words = (language: Language) => ({ language, t: mailTextsIn(language), page: textsIn(language) });
const requestedAt = new Date("2026-11-21T14:30:00Z");
const purgeAfter = new Date("2026-12-21T14:30:00Z");

/**
 * Mails of every kind, made by the code that sends them, with one, with many and with lower prices where it makes a
 * difference. By the job that sends them: the compiler asks for those of a new one.
 */
export const examplesOfJobs: Record<MailJob, Record<string, Make>> = {
  "mail-notifications": {
    "new-place": (db, language) => exampleNotifications(db, "new-place", language),
    "new-places": (db, language) => exampleNotifications(db, "new-places", language),
    "price-drops": (db, language) => exampleNotifications(db, "price-drops", language),
  },
  "mail-address-link": {
    "prove-address": (_db, language) => proveAddressMail(addressWordsIn(language), exampleAddress(language)),
    "change-address": (_db, language) => changeAddressMail(addressWordsIn(language), exampleAddress(language)),
    "address-taken": (_db, language) => addressTakenMail(addressWordsIn(language), exampleAddress(language)),
  },
  "mail-address-change-notice": {
    "address-change-notice": (_db, language) =>
      addressChangeNoticeMail(addressWordsIn(language), exampleAddress(language)),
  },
  "mail-new-login": {
    "new-login": (_db, language) =>
      newLoginMail(securityWordsIn(language), {
        when: formatMoment(requestedAt, language),
        device: browserText(["Firefox", "Windows"], textsIn(language)),
        address: "198.51.100.0/24",
      }),
  },
  "mail-password-changed": {
    "password-changed": (_db, language) => passwordChangedMail(securityWordsIn(language)),
  },
  "mail-deletion-requested": {
    "deletion-requested": (_db, language) =>
      deletionRequestedMail(mailTextsIn(language), sidesIn(language), { requestedAt, purgeAfter }),
  },
  "mail-account-restored": {
    "account-restored": (_db, language) =>
      accountRestoredMail(mailTextsIn(language), sidesIn(language), settings.SITE_URL + href("login", language)),
  },
  "mail-contact-request": {
    "request-to-agent": async (db, language) =>
      agentRequestMail(words(language), { site: settings.SITE_NAME, addressee: agent }, await requestIn(db, language)),
    "request-about-several": async (db, language) =>
      agentRequestMail(
        words(language),
        { site: settings.SITE_NAME, addressee: agent },
        await requestIn(db, language, 2),
      ),
    "request-to-operator": async (db, language) =>
      agentRequestMail(
        words(language),
        { site: settings.SITE_NAME, addressee: operator },
        {
          ...(await requestIn(db, language)),
          ...toOperator,
        },
      ),
  },
  "mail-contact-confirmation": {
    "confirmation-of-request": async (db, language) =>
      requestConfirmationMail(words(language), confirmation, await requestIn(db, language)),
    "confirmation-of-several": async (db, language) =>
      requestConfirmationMail(
        words(language),
        { ...confirmation, addressees: [agent, { name: "Kantoor Gent", phone: "+32 9 555 01 23" }] },
        await requestIn(db, language, 2),
      ),
    "confirmation-of-message": async (db, language) =>
      requestConfirmationMail(
        words(language),
        { ...confirmation, addressees: [operator] },
        { ...(await requestIn(db, language)), ...toOperator },
      ),
  },
  "mail-contact-undelivered": {
    "undelivered-request": async (db, language) =>
      undeliveredMail(words(language), agent, await requestIn(db, language)),
    "undelivered-message": async (db, language) =>
      undeliveredMail(words(language), operator, { ...(await requestIn(db, language)), ...toOperator }),
  },
};
const examples = new Map(Object.values(examplesOfJobs).flatMap((ofJob) => Object.entries(ofJob)));

/** The names of all examples. */
export const exampleKinds: readonly string[] = [...examples.keys()];

const agent = { name: "Immo Zavel", phone: "+32 2 555 01 23" };
const operator = { name: settings.SITE_NAME, phone: settings.CONTACT_PHONE };
const confirmation = { addressees: [agent], wantsCopy: true, isOwnAddress: true };
const toOperator = { listings: [], visit: null, topic: "offering", preferredWay: "email" } as const;

/** An example of a mail, as it would be kept; null for a kind or a language that there is none of. */
export async function findExample(db: Database, id: string): Promise<StoredMail | null> {
  const [, name, language] = /^example-([a-z-]+)-([a-z]{2})$/.exec(id) ?? [];
  const make = examples.get(name ?? "");
  if (!make || !isLanguage(language)) return null;
  const mail = renderMail(await make(db, language));
  return { id, at: requestedAt.toISOString(), to: "anke@demo.example", userId: null, headers: {}, ...mail };
}

function securityWordsIn(language: Language) {
  return { t: mailTextsIn(language), language, site: settings.SITE_NAME };
}

function addressWordsIn(language: Language) {
  return { t: mailTextsIn(language), language, site: settings.SITE_NAME, days: linkDays };
}

/** The link of no account: its page says so. */
function exampleAddress(language: Language) {
  return {
    address: "anke@demo.example",
    url: settings.SITE_URL + href("e-mail-address", language, { token: "example" }),
  };
}

function sidesIn(language: Language): MailSides {
  const { SITE_NAME: site, CONTACT_EMAIL: email, CONTACT_PHONE: phone } = settings;
  return { language, name: "Anke Peeters", site, email, phone };
}

async function requestIn(db: Database, language: Language, count = 1): Promise<RequestToMail> {
  const newest = await db
    .select({ id: listings.id })
    .from(listings)
    .where(sql`${listings.listed}`)
    .limit(count);
  const cards = await selectCards(
    db,
    newest.map(({ id }) => id),
  );
  return {
    name: "Anke Peeters",
    email: "anke@demo.example",
    phone: "+32 470 12 34 56",
    preferredWay: "phone",
    visit: { days: ["tuesday", "thursday"], parts: ["morning"] },
    message: "Goedemiddag,\n\nKunnen wij de ruimte bezoeken? We zijn met twaalf en zoeken iets vanaf maart.\n\nAnke",
    topic: null,
    listings: await Promise.all(
      cards.map(async (card) => ({
        reference: card.reference.toUpperCase(),
        card: mailListing(card, language, await getGazetteer(db)),
      })),
    ),
    country: undefined,
    language,
    createdAt: requestedAt,
  };
}

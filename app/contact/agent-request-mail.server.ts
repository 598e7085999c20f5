import type { MailContent, MailFact } from "#app/email/mail-content.ts";
import { formatDate, formatMoment } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { telephoneAddress } from "#app/places/telephone-address.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { agentLanguage } from "./agent-language.ts";
import {
  addresseeOf,
  deliver,
  findRequest,
  listingParts,
  namesOf,
  requestToMail,
  visitFacts,
  wordsIn,
  type Addressee,
  type MailWords,
  type RequestToMail,
} from "./mailed-request.server.ts";

/**
 * Brings a request to its agent, or to the operator; answers go to the sender. Not twice.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailContactRequest(db: Database, requestId: string, mailId: string): Promise<void> {
  const found = await findRequest(db, requestId);
  if (!found || found.request.requestMail === "sent") return; // Or erased with its person.
  const { request, advertiser } = found;
  const gazetteer = await getGazetteer(db);
  const region = found.regionId === null ? null : gazetteer.getById(found.regionId).key;
  // The operator's people speak all three.
  const language = advertiser ? agentLanguage(region, request.language) : request.language;
  const addressee = addresseeOf(found);
  const content = agentRequestMail(
    wordsIn(language),
    { site: settings.SITE_NAME, addressee },
    await requestToMail(db, found, language),
  );
  await deliver(db, request, "requestMail", content, {
    id: mailId,
    to: advertiser?.email || settings.CONTACT_EMAIL,
    replyTo: request.email,
  });
}

/**
 * Brings a request to the agent or the operator: who asks what, how to answer, and which listings it is about.
 * @param now when it leaves: of one that was sent on an earlier day the moment is told
 */
export function agentRequestMail(
  words: MailWords,
  { site, addressee }: { site: string; addressee: Addressee },
  request: RequestToMail,
  now = new Date(),
): MailContent {
  const { t, page, language } = words;
  const { name, listings, message, preferredWay, phone, email, country } = request;
  const kind = kindOf(request);
  const subject = { name, ...namesOf(listings), topic: request.topic && page(`contact.topics.${request.topic}`) };
  const subjectLine = t(`contactRequest.subject.${kind}`, subject);
  const answer = mailto(email, answerSubject(listings) ?? subjectLine);
  const calls = preferredWay === "phone" && phone !== null;
  return {
    language,
    subject: subjectLine,
    preview: shortened(message),
    heading: t(`contactRequest.heading.${kind}`, subject),
    parts: [
      { kind: "text", text: t("hello", { name: addressee.name }) },
      { kind: "text", text: t("contactRequest.intro", { name, site }) },
      { kind: "quote", text: message },
      { kind: "facts", rows: [...momentFacts(words, request, now), ...senderFacts(words, request, answer)] },
      calls
        ? { kind: "button", label: t("contactRequest.call", { phone }), href: telephoneAddress(phone, country) }
        : { kind: "button", label: t("contactRequest.reply"), href: answer },
      ...listingParts(words, t(`contactRequest.listing.${listings.length > 1 ? "several" : "one"}`), listings),
      ...(kind !== "operator" ? [{ kind: "small" as const, text: t("contactRequest.note", { site }) }] : []),
    ],
    contact: t("contactRequest.contact", { name }),
  };
}

function kindOf({ topic, listings, visit }: RequestToMail) {
  if (topic !== null) return "operator";
  if (listings.length === 0) return "agency";
  if (listings.length > 1) return visit ? "visitSeveral" : "askSeveral";
  return visit ? "visit" : "ask";
}

/** When a request was sent, where that was not today: a mail server may have been away, and the mail has a date of its own. */
function momentFacts({ t, language }: MailWords, { createdAt }: RequestToMail, now: Date): MailFact[] {
  if (formatDate(createdAt, language) === formatDate(now, language)) return [];
  return [{ label: t("contactRequest.sent"), value: formatMoment(createdAt, language) }];
}

/** What an answer is about, for whoever asked and for whoever looks for it: the listings, with their references. */
function answerSubject(about: RequestToMail["listings"]): string | undefined {
  if (about.length === 0) return undefined;
  const { title, reference } = namesOf(about);
  return title === undefined ? reference : `${title} (${reference})`;
}

function senderFacts(
  words: MailWords,
  { name, email, phone, preferredWay, language, country, ...rest }: RequestToMail,
  answer: string,
) {
  const { t } = words;
  const rows: MailFact[] = [
    { label: t("contactRequest.name"), value: name },
    { label: t("contactRequest.email"), value: email, href: answer },
  ];
  if (phone !== null) {
    rows.push({ label: t("contactRequest.phone"), value: phone, href: telephoneAddress(phone, country) });
  }
  rows.push(
    { label: t("contactRequest.way"), value: t(`contactRequest.ways.${preferredWay}`) },
    ...visitFacts(words, rest),
    { label: t("contactRequest.language"), value: nameOfLanguage(language, words.language) },
  );
  return rows;
}

function nameOfLanguage(language: Language, inLanguage: Language): string {
  return new Intl.DisplayNames(inLanguage, { type: "language" }).of(language) ?? language;
}

/** A new mail that answers: unlike Reply it would have no subject of its own. What somebody typed into it stays one line. */
function mailto(email: string, subject: string): string {
  const line = `Re: ${subject.replace(/[\s\p{C}]+/gu, " ")}`;
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(line)}`;
}

/** The beginning of a message on one line. */
function shortened(message: string): string {
  const line = message.replace(/\s+/g, " ");
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

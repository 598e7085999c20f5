import type { MailContent, MailFact } from "#app/email/mail-content.ts";
import type { Language } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { agentLanguage } from "./agent-language.ts";
import {
  addresseeOf,
  deliver,
  findRequest,
  listingParts,
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

/** Brings a request to the agent or the operator: who asks what, how to answer, and which listing it is about. */
export function agentRequestMail(
  words: MailWords,
  { site, addressee }: { site: string; addressee: Addressee },
  request: RequestToMail,
): MailContent {
  const { t, page, language } = words;
  const { name, listing, message, preferredWay, phone, email } = request;
  const kind = request.topic !== null ? "operator" : !listing ? "agency" : request.visit ? "visit" : "ask";
  const subject = {
    name,
    title: listing?.card.title,
    reference: listing?.reference,
    topic: request.topic && page(`contact.topics.${request.topic}`),
  };
  const calls = preferredWay === "phone" && phone !== null;
  return {
    language,
    subject: t(`contactRequest.subject.${kind}`, subject),
    preview: shortened(message),
    heading: t(`contactRequest.heading.${kind}`, subject),
    parts: [
      { kind: "text", text: t("hello", { name: addressee.name }) },
      { kind: "text", text: t("contactRequest.intro", { name, site }) },
      { kind: "quote", text: message },
      { kind: "facts", rows: senderFacts(words, request) },
      calls
        ? { kind: "button", label: t("contactRequest.call", { phone }), href: telephone(phone) }
        : { kind: "button", label: t("contactRequest.reply"), href: mailto(email) },
      ...listingParts(t("contactRequest.listing"), listing),
      ...(kind !== "operator" ? [{ kind: "small" as const, text: t("contactRequest.note", { site }) }] : []),
    ],
    contact: t("contactRequest.contact", { name }),
  };
}

function senderFacts(words: MailWords, { name, email, phone, preferredWay, language, ...rest }: RequestToMail) {
  const { t } = words;
  const rows: MailFact[] = [
    { label: t("contactRequest.name"), value: name },
    { label: t("contactRequest.email"), value: email, href: mailto(email) },
  ];
  if (phone !== null) rows.push({ label: t("contactRequest.phone"), value: phone, href: telephone(phone) });
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

function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

function telephone(phone: string): string {
  return `tel:${phone.replace(/\(0\)|[^\d+]/g, "")}`;
}

/** The beginning of a message on one line. */
function shortened(message: string): string {
  const line = message.replace(/\s+/g, " ");
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

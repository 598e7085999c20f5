import type { TFunction } from "i18next";
import type { MailContent, MailFact, MailListing, MailPart } from "#app/email/mail-content.ts";
import { formatDate } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ContactWay, Topic, VisitDay, VisitPart } from "./contact-request.ts";

/** The words of a mail: its own, and those that pages use as well. */
export interface MailWords {
  language: Language;
  t: TFunction<"mail">;
  page: TFunction;
}

/** Whom a request was sent to: the agent of a listing, or the operator. */
export interface Addressee {
  name: string;
  phone: string | null;
}

/** A request as both mails tell of it. */
export interface RequestToMail {
  name: string;
  email: string;
  phone: string | null;
  preferredWay: ContactWay;
  /** Null for a request without a wish to visit; empty lists where any time is as good. */
  visit: { days: readonly VisitDay[]; parts: readonly VisitPart[] } | null;
  message: string;
  /** What a message to the operator is about; null for an agent's. */
  topic: Topic | null;
  /** Null where it was sent to the operator, or from an agency's own page. */
  listing: { reference: string; card: MailListing } | null;
  /** The sender's. */
  language: Language;
  createdAt: Date;
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

/**
 * Confirms a request to its sender: where it is, and what happens next. Only an address that is proven to be theirs gets
 * what they typed, a name as little as a message: anybody can give anybody's, and nobody sends words or links to others by
 * our forms.
 */
export function requestConfirmationMail(
  words: MailWords,
  { addressee, wantsCopy, isOwnAddress }: { addressee: Addressee; wantsCopy: boolean; isOwnAddress: boolean },
  request: RequestToMail,
): MailContent {
  const { t, language } = words;
  const { name, message, listing, preferredWay, createdAt } = request;
  const kind = request.topic === null ? "agent" : "operator";
  const given = {
    agent: addressee.name,
    title: listing?.card.title,
    date: formatDate(createdAt, language),
    way: t(`contactRequest.ways.${preferredWay}`),
  };
  const visit = visitFacts(words, request);
  const parts: MailPart[] = [
    { kind: "text", text: isOwnAddress ? t("hello", { name }) : t("helloNobody") },
    { kind: "text", text: t(`contactConfirmation.taken.${kind}`, given) },
  ];
  if (kind === "agent" && addressee.phone !== null) {
    parts.push({ kind: "text", text: t("contactConfirmation.unanswered", { ...given, phone: addressee.phone }) });
  }
  if (wantsCopy && isOwnAddress) {
    parts.push({ kind: "heading", text: t("contactConfirmation.copy") }, { kind: "quote", text: message });
  } else if (wantsCopy) {
    parts.push({ kind: "text", text: t("contactConfirmation.noCopy") });
  }
  if (visit.length > 0) parts.push({ kind: "facts", rows: visit });
  parts.push(...listingParts(t("contactConfirmation.listing"), listing));
  parts.push({ kind: "small", text: t("contactConfirmation.notYou") });
  return {
    language,
    subject: t(`contactConfirmation.subject.${kind === "agent" && !listing ? "agency" : kind}`, given),
    preview: t(`contactConfirmation.taken.${kind}`, given),
    heading: t(`contactConfirmation.heading.${kind}`),
    parts,
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

function visitFacts({ t, page }: MailWords, { visit }: Pick<RequestToMail, "visit">): MailFact[] {
  if (!visit) return [];
  const when = [
    visit.days.map((day) => page(`contact.days.${day}`)).join(", "),
    visit.parts.map((part) => page(`contact.parts.${part}`)).join(", "),
  ].filter(Boolean);
  return [{ label: t("contactRequest.visit"), value: when.join(" · ") || t("contactRequest.anyTime") }];
}

function listingParts(heading: string, listing: RequestToMail["listing"]): MailPart[] {
  if (!listing) return [];
  return [
    { kind: "heading", text: heading },
    { kind: "listing", listing: listing.card },
  ];
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

import { isProvenAddress } from "#app/account/proven-address.server.ts";
import type { MailContent, MailPart } from "#app/email/mail-content.ts";
import { formatDate } from "#app/i18n/formats.ts";
import type { Database } from "#db/client.server.ts";
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
 * Confirms a request to its sender, in their language. Not twice.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailContactConfirmation(db: Database, requestId: string, mailId: string): Promise<void> {
  const found = await findRequest(db, requestId);
  if (!found || found.request.confirmationMail === "sent") return;
  const { request } = found;
  const isOwnAddress = request.userId !== null && (await isProvenAddress(db, request.userId, request.email));
  const content = requestConfirmationMail(
    wordsIn(request.language),
    { addressee: addresseeOf(found), wantsCopy: request.wantsCopy, isOwnAddress },
    await requestToMail(db, found, request.language),
  );
  await deliver(db, request, "confirmationMail", content, { id: mailId, to: request.email });
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

import type { MailContent } from "#app/email/mail-content.ts";
import { sendOnce } from "#app/email/send-once.server.ts";
import { renderMail } from "#app/email/render-mail.server.tsx";
import { formatDate } from "#app/i18n/formats.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import {
  addresseeOf,
  findRequest,
  howMany,
  listingParts,
  namesOf,
  requestToMail,
  wordsIn,
  type Addressee,
  type MailWords,
  type RequestToMail,
} from "./mailed-request.server.ts";

/**
 * Tells the sender of a request, in their language, that no mail reached whom it was for, and where to call: the
 * confirmation said that it was passed on. Nothing where it has left meanwhile, as the operator had it sent again.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailContactUndelivered(db: Database, requestId: string, mailId: string): Promise<void> {
  const found = await findRequest(db, requestId);
  if (!found || found.request.requestMail === "sent") return; // Or erased with its person.
  const { email, language, userId } = found.request;
  const content = undeliveredMail(wordsIn(language), addresseeOf(found), await requestToMail(db, found, language));
  await sendOnce(db, { id: mailId, to: email, userId, mail: renderMail(content) });
}

/** That a request did not arrive. As the confirmation, it repeats nothing that was typed. */
export function undeliveredMail(
  words: MailWords,
  addressee: Addressee,
  { listings, createdAt, topic }: Pick<RequestToMail, "listings" | "createdAt" | "topic">,
): MailContent {
  const { t, language } = words;
  const given = {
    agent: addressee.name,
    ...namesOf(listings),
    date: formatDate(createdAt, language),
    phone: addressee.phone ?? settings.CONTACT_PHONE,
    site: settings.SITE_NAME,
  };
  const kind = topic !== null ? "operator" : "agent";
  const call = topic !== null ? "operator" : addressee.phone === null ? "agentByUs" : "agent";
  const what = t(`contactUndelivered.what.${kind}`, given);
  return {
    language,
    subject: t(`contactUndelivered.subject.${topic === null ? howMany(listings, "agency") : "operator"}`, given),
    preview: what,
    heading: t("contactUndelivered.heading"),
    parts: [
      { kind: "text", text: t("helloNobody") },
      { kind: "text", text: what },
      { kind: "text", text: t(`contactUndelivered.call.${call}`, given) },
      ...listingParts(words, t(`contactConfirmation.listing.${listings.length > 1 ? "several" : "one"}`), listings),
      { kind: "small", text: t("contactConfirmation.notYou") },
    ],
  };
}

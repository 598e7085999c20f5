import { isProvenAddress } from "#app/account/proven-address.server.ts";
import type { MailContent, MailPart } from "#app/email/mail-content.ts";
import { formatList } from "#app/i18n/format-list.ts";
import { formatDate } from "#app/i18n/formats.ts";
import { telephoneAddress } from "#app/places/telephone-address.ts";
import type { Database } from "#db/client.server.ts";
import {
  deliver,
  findAddressees,
  findRequest,
  howMany,
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
    { addressees: await findAddressees(db, found), wantsCopy: request.wantsCopy, isOwnAddress },
    await requestToMail(db, found, request.language, "form"),
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
  {
    addressees,
    wantsCopy,
    isOwnAddress,
  }: { addressees: readonly Addressee[]; wantsCopy: boolean; isOwnAddress: boolean },
  request: RequestToMail,
): MailContent {
  const { t, language } = words;
  const { name, message, listings, preferredWay, createdAt } = request;
  const kind = request.topic !== null ? "operator" : addressees.length > 1 ? "agents" : "agent";
  const given = {
    agent: formatList(
      addressees.map((each) => each.name),
      language,
    ),
    ...namesOf(listings),
    date: formatDate(createdAt, language),
    way: t(`contactRequest.ways.${preferredWay}`),
  };
  const visit = visitFacts(words, request);
  const parts: MailPart[] = [
    { kind: "text", text: isOwnAddress ? t("hello", { name }) : t("helloNobody") },
    { kind: "text", text: t(`contactConfirmation.taken.${kind}`, given) },
  ];
  if (visit.length > 0) parts.push({ kind: "facts", rows: visit });
  if (kind !== "operator") parts.push(...telephones(words, addressees, request.country));
  if (wantsCopy && isOwnAddress) {
    parts.push({ kind: "heading", text: t("contactConfirmation.copy") }, { kind: "quote", text: message });
  } else if (wantsCopy) {
    parts.push({ kind: "text", text: t("contactConfirmation.noCopy") });
  }
  const heading = t(`contactConfirmation.listing.${listings.length > 1 ? "several" : "one"}`);
  parts.push(...listingParts(words, heading, listings));
  parts.push({ kind: "small", text: t("contactConfirmation.notYou") });
  return {
    language,
    subject: t(`contactConfirmation.subject.${kind === "operator" ? kind : howMany(listings, "agency")}`, given),
    preview: t(`contactConfirmation.taken.${kind}`, given),
    heading: t(`contactConfirmation.heading.${kind === "operator" ? kind : "agent"}`),
    parts,
  };
}

/** Where to call who does not answer. */
function telephones({ t }: MailWords, addressees: readonly Addressee[], country: RequestToMail["country"]): MailPart[] {
  const reachable = addressees.flatMap(({ name, phone }) => (phone === null ? [] : [{ agent: name, phone }]));
  const [first] = reachable;
  if (!first) return [];
  if (addressees.length === 1) return [{ kind: "text", text: t("contactConfirmation.unanswered", first) }];
  const rows = reachable.map(({ agent, phone }) => ({
    label: agent,
    value: phone,
    href: telephoneAddress(phone, country),
  }));
  return [
    { kind: "text", text: t("contactConfirmation.unansweredSeveral") },
    { kind: "facts", rows },
  ];
}

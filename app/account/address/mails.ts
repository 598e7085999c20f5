import type { TFunction } from "i18next";
import type { MailContent } from "#app/email/mail-content.ts";
import type { Language } from "#app/i18n/languages.ts";

/** Nothing that somebody typed but the addresses themselves: whoever gets such a mail may be a stranger. */
export interface AddressMailWords {
  t: TFunction<"mail">;
  language: Language;
  site: string;
  /** Days that the link works. */
  days: number;
}

/** Asks whoever signed up to prove that mail reaches them. */
export function proveAddressMail(
  words: AddressMailWords,
  { address, url }: { address: string; url: string },
): MailContent {
  return linkMail(words, "proveAddress", { address }, url);
}

/** Asks at the new address whether the account may go there. */
export function changeAddressMail(
  words: AddressMailWords,
  { address, url }: { address: string; url: string },
): MailContent {
  return linkMail(words, "changeAddress", { address }, url);
}

/** Tells the address before of the change, with the link that stops it. */
export function addressChangeToldMail(
  words: AddressMailWords,
  { address, url }: { address: string; url: string },
): MailContent {
  return linkMail(words, "addressChangeTold", { address }, url);
}

/** Tells whoever has an account with an address that another account asked for it: nothing changes. */
export function addressTakenMail(
  { t, language, site }: AddressMailWords,
  { address, url }: { address: string; url: string },
): MailContent {
  const given = { site, address };
  return {
    language,
    subject: t("addressTaken.subject", given),
    preview: t("addressTaken.preview", given),
    heading: t("addressTaken.heading", given),
    parts: [
      { kind: "text", text: t("helloNobody") },
      { kind: "text", text: t("addressTaken.what", given) },
      { kind: "text", text: t("addressTaken.yours") },
      { kind: "button", label: t("addressTaken.button"), href: url },
      { kind: "small", text: t("addressTaken.notYou") },
    ],
  };
}

function linkMail(
  { t, language, site, days }: AddressMailWords,
  kind: "proveAddress" | "changeAddress" | "addressChangeTold",
  { address }: { address: string },
  url: string,
): MailContent {
  const given = { site, address, count: days };
  return {
    language,
    subject: t(`${kind}.subject`, given),
    preview: t(`${kind}.preview`, given),
    heading: t(`${kind}.heading`, given),
    parts: [
      { kind: "text", text: t("helloNobody") },
      { kind: "text", text: t(`${kind}.what`, given) },
      { kind: "button", label: t(`${kind}.button`), href: url },
      { kind: "text", text: t(`${kind}.until`, given) },
      { kind: "small", text: t(`${kind}.notYou`, given) },
    ],
  };
}

import { findUser } from "#app/account/session/find-user.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ListingStatus } from "#app/vocabulary/vocabulary.ts";
import type { Database } from "#db/client.server.ts";
import { readVisit, type Topic, type VisitWish } from "./contact-request.ts";
import { issueFormToken } from "./form-token.server.ts";

export interface RequestFormData {
  token: string;
  /** True where the visitor has just been led to from a form that was taken. */
  isSent: boolean;
  /** The visit that was asked for with it, for the page to repeat. */
  visit?: VisitWish;
  /** True for somebody signed in whose address is proven: who else wants a copy of a message can't be told from another. */
  getsCopy: boolean;
  /** What is known of whoever is signed in. */
  person: { name?: string; email?: string; phone?: string };
}

export interface ListingFormData extends RequestFormData {
  /** A suggestion, to be changed or kept. */
  message: string;
  /** True for what has been let or sold: the agent is asked for something like it. */
  isTaken: boolean;
}

export interface OperatorFormData extends RequestFormData {
  message?: string;
  topic?: Topic;
}

interface Asked {
  reference: string;
  title: string;
  status: ListingStatus;
}

/** What a listing's page needs for its form. */
export async function loadListingForm(
  db: Database,
  request: Request,
  { status, ...words }: Asked,
  language: Language,
): Promise<ListingFormData> {
  const isTaken = status === "let" || status === "sold";
  const suggestion = isTaken ? "similar" : status === "under-option" ? "underOption" : "ask";
  const message = textsIn(language)(`contact.suggestion.${suggestion}`, words);
  return { ...(await loadRequestForm(db, request)), message, isTaken };
}

/**
 * What the contact page needs for its form; `?about=REFERENCE`, which the page of a withdrawn listing leads to, begins the
 * message.
 */
export async function loadOperatorForm(db: Database, request: Request, language: Language): Promise<OperatorFormData> {
  const form = await loadRequestForm(db, request);
  const about = new URL(request.url).searchParams.get("about") ?? "";
  if (!/^[\w-]{1,60}$/.test(about)) return form;
  const message = textsIn(language)("contact.suggestion.withdrawn", { reference: about.toUpperCase() });
  return { ...form, topic: "looking", message };
}

/** What any page needs for a form: its token, and what is known of whoever is signed in. */
export async function loadRequestForm(db: Database, request: Request): Promise<RequestFormData> {
  const user = await findUser(db, request);
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(" ");
  const { searchParams } = new URL(request.url);
  const visit = readVisit(searchParams);
  return {
    token: issueFormToken(),
    getsCopy: user !== null && user.emailProvenAt !== null,
    isSent: searchParams.has("sent"),
    ...(visit && { visit }),
    person: user ? { email: user.email, ...(name && { name }), ...(user.phone && { phone: user.phone }) } : {},
  };
}

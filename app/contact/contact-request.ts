/** What the operator may be asked about. */
export const topics = ["looking", "offering", "listing", "account", "privacy", "other"] as const;
export type Topic = (typeof topics)[number];

/** How somebody would rather be answered. */
export const contactWays = ["email", "phone"] as const;
export type ContactWay = (typeof contactWays)[number];

/** When a visit may be: agents show places six days a week. */
export const visitDays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type VisitDay = (typeof visitDays)[number];
export const visitParts = ["morning", "afternoon", "evening"] as const;
export type VisitPart = (typeof visitParts)[number];

/** A wish to visit; empty lists where any time is as good. */
export interface VisitWish {
  days: readonly VisitDay[];
  parts: readonly VisitPart[];
}

/** The fields of both forms, as they are sent; `topic` is the operator's, copy and visit are the agent's. */
export type RequestFields = Record<
  "name" | "email" | "phone" | "preferredWay" | "message" | "topic" | "copy" | "visit" | VisitDay | VisitPart,
  string
>;

/** The field that people can't see and machines fill in. */
export const honeypotName = "homepage";

/** Of the form in its page: where errors and the answer are shown. */
export const requestAnchor = "request";

/** In the address of a listing's page: the reference of another agent's listing of the same property, who is to be asked. */
export const agentParameter = "agent";

/** In the address that says a request was sent: when a visit was asked for, for the page to repeat. */
const visitParameter = "visit";
const anyTime = "any";

/** @param path with a query, and with an anchor or without */
export function withVisit(path: string, { days, parts }: VisitWish): string {
  const [before = "", anchor] = path.split("#");
  const address = `${before}&${visitParameter}=${[...days, ...parts].join(",") || anyTime}`;
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** The visit that an address says was asked for; undefined for none. What is no day and no part of one is left out. */
export function readVisit(query: URLSearchParams): VisitWish | undefined {
  const names = query.get(visitParameter)?.split(",");
  if (!names) return undefined;
  const visit = {
    days: visitDays.filter((day) => names.includes(day)),
    parts: visitParts.filter((part) => names.includes(part)),
  };
  const isKnown = names.includes(anyTime) || visit.days.length + visit.parts.length > 0;
  return isKnown ? visit : undefined;
}

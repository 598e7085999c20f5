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

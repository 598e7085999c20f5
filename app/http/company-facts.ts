/** What the law wants said of a company and of an agent, in the order in which it is said. */
export const companyFactNames = ["companyNumber", "vatNumber", "licence", "supervisor", "insurer"] as const;

/** What there is to say; a company without a licence of its own has none here. */
export type CompanyFacts = Partial<Record<(typeof companyFactNames)[number], string>>;

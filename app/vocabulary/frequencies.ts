/** How often somebody wants to be notified of new properties that a saved search finds. */
export const frequencies = ["off", "instant", "daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

/** A frequency at which e-mails come. */
export const isRhythm = (frequency: Frequency | undefined): boolean => frequency !== undefined && frequency !== "off";

export const findFrequency = (word: unknown): Frequency | undefined => frequencies.find((known) => known === word);

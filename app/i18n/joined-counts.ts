const beforeNoun = /(?<=\d) (?=\p{L})/gu;

/** A few words on their own, whose numbers stay in one line with what they count, whatever that is: "12 mensen". */
export const withJoinedCounts = (text: string) => text.replace(beforeNoun, "\u00a0");

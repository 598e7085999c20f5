/** The clock by which the site tells and counts days: Belgium and Luxembourg, where most readers are, share it. */
export const timeZone = "Europe/Brussels";

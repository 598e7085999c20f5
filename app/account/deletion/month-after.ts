/**
 * A month later: the same day of the next month and the same time, or that month's last day where it has no such day
 * (specification, section 9, "Retention after account deletion").
 */
export function monthAfter(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCMonth(moment.getUTCMonth() + 1);
  // What the next month does not have runs over into the one after: back to the last day before it.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

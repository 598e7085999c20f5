/** Metres a minute on foot, and how much longer the way is than the straight line (decisions, section 2). */
const pace = 80;
export const detour = 1.3;

/** How long the walk is between two points so many metres apart as the crow flies, in minutes begun. */
export function minutesOnFoot(metres: number): number {
  // What is ten minutes but for the last digits of a computed figure is ten.
  return Math.ceil(Number(((metres * detour) / pace).toFixed(6)));
}

/** How far away, as the crow flies, one is after so many minutes on foot: 10 minutes are 615 m. */
export function metresOnFoot(minutes: number): number {
  return Math.round((minutes * pace) / detour);
}

/**
 * Which property follows the chosen one, or stands before it.
 * @param listed references as the list beside the map has them
 * @param singles those with a mark of their own on the map, in its order
 * @returns of what the list has, its neighbour there; of what only the map has, the neighbour there, or where there is none
 * the nearer end of the list; undefined where nothing follows
 */
export function nextAlong(
  chosen: string,
  by: 1 | -1,
  listed: readonly string[],
  singles: readonly string[],
): string | undefined {
  if (listed.includes(chosen)) return listed[listed.indexOf(chosen) + by];
  const beside = singles.includes(chosen) ? singles[singles.indexOf(chosen) + by] : undefined;
  return beside ?? (by === 1 ? listed[0] : listed.at(-1));
}

/** Labels of several lists, each once, where they stand in the list that has them first. */
export function mergeOrders(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const label of list) {
      const known = merged.indexOf(label);
      if (known >= 0) at = known + 1;
      else merged.splice(at++, 0, label);
    }
  }
  return merged;
}

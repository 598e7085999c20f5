const letter = /[\p{L}\p{N}]/u;

/**
 * The first letter of the first and of the last word of a name, in capitals; of an e-mail address its first letter. Empty
 * where there is no letter.
 */
export function initialsOf(name: string): string {
  const words = name.includes("@") ? [name] : name.split(/[\s-]+/);
  const firsts = words.flatMap((word) => letter.exec(word)?.[0] ?? []);
  return [...firsts.slice(0, 1), ...firsts.slice(1).slice(-1)].join("").toLocaleUpperCase();
}

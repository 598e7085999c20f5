/*
 * The list of who was erased, for `restore --erased`: a digest a line, and last how many there are. Without that line it may
 * have been cut off, or the command failed: taken for whole, it would bring back who was erased.
 */

const closing = (count: number) => `# ${count} in all`;

/** What `backup --erased` prints. */
export function writeErasedList(digests: readonly string[]): string {
  return [...digests, closing(digests.length)].join("\n");
}

/**
 * Reads what `backup --erased` prints; null where it is not the whole of that. npm without `--silent` writes before it which
 * command it runs, and such a list is noticed to be one when it is needed.
 */
export function readErasedList(text: string): string[] | null {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("> "));
  const digests = lines.slice(0, -1);
  const isWhole = lines.at(-1) === closing(digests.length) && digests.every((line) => /^[0-9a-f]{64}$/.test(line));
  return isWhole ? digests : null;
}

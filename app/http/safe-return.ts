/** Longer ones are no address of the site. */
const longest = 2000;

/**
 * Where to send a visitor back to: `value` when it is a path of this site, else `fallback`. A browser reads `//x`,
 * `/\x` and what becomes that without its tabs as another site; whoever writes a link to our login page must not be
 * able to send people there.
 * @param value path, query and fragment as a form or a query brought them
 */
export function safeReturnTo(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > longest || !value.startsWith("/")) return fallback;
  // Once decoded as well: what reads it next may decode it first.
  for (const text of [value, decoded(value)]) {
    if (text === undefined || /^\/[/\\]/.test(text) || hasForbidden(text)) return fallback;
  }
  const here = "http://here.invalid";
  if (!URL.canParse(value, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, here);
  // Dots may resolve to what begins with two slashes; further on, no address of ours has them.
  return origin === here && !pathname.includes("//") ? pathname + search + hash : fallback;
}

/** Backslashes anywhere in the path, and characters that browsers drop or servers choke on anywhere. */
function hasForbidden(text: string): boolean {
  const [path = ""] = text.split(/[?#]/, 1);
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return path.includes("\\") || /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text);
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined; // Broken encodings name nothing of ours.
  }
}

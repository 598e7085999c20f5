import Bowser from "bowser";

/**
 * Names that mean a browser or a system to whoever reads them. Of any other the library hands on what the client calls
 * itself: a stranger's words, in a mail of ours to the owner of the account.
 */
const known = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]);

/** What a `User-Agent` stands for, e.g. `Firefox on Windows`; null for what names neither a known browser nor system. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parser = Bowser.getParser(userAgent.slice(0, 500));
  const names = [parser.getBrowserName(), parser.getOSName()].filter((name) => known.has(name));
  return names.length > 0 ? names.join(" on ") : null;
}

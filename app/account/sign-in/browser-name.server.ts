import Bowser from "bowser";

/** Names stay short whatever a client calls itself. */
const longest = 60;

/** What a `User-Agent` stands for, e.g. `Firefox on Windows`; null for what names neither browser nor system. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parser = Bowser.getParser(userAgent.slice(0, 500));
  const names = [parser.getBrowserName(), parser.getOSName()].filter(Boolean);
  return names.length > 0 ? names.join(" on ").slice(0, longest) : null;
}

import type { ReactNode } from "react";

/** A name that stands in a text, and where it leads. */
export interface NamedLink {
  name: string;
  href: string;
}

/** A text in which names lead to whose they are, each where it is said first; the others stay text. */
export function LinkedNames({ text, links }: { text: string; links: readonly NamedLink[] }) {
  const parts: ReactNode[] = [text];
  for (const { name, href } of links) {
    const at = parts.findIndex((part) => typeof part === "string" && part.includes(name));
    const part = parts[at];
    if (typeof part !== "string") continue;
    const begin = part.indexOf(name);
    const link = (
      <a key={name} href={href}>
        {name}
      </a>
    );
    parts.splice(at, 1, part.slice(0, begin), link, part.slice(begin + name.length));
  }
  return parts;
}

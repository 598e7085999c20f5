import type { ReactNode } from "react";

/** A name that stands in a text, and where it leads. */
export interface NamedLink {
  name: string;
  href: string;
}

/** Where a text says a name, and not a longer word that has it in it; -1 for nowhere. */
function indexOfName(text: string, name: string): number {
  const written = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.search(new RegExp(String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`, "u"));
}

/** A text in which names lead to whose they are, each where it is said first; the others stay text. */
export function LinkedNames({ text, links }: { text: string; links: readonly NamedLink[] }) {
  const parts: ReactNode[] = [text];
  for (const { name, href } of links) {
    const at = parts.findIndex((part) => typeof part === "string" && indexOfName(part, name) >= 0);
    const part = parts[at];
    if (typeof part !== "string") continue;
    const begin = indexOfName(part, name);
    const link = (
      <a key={name} href={href}>
        {name}
      </a>
    );
    parts.splice(at, 1, part.slice(0, begin), link, part.slice(begin + name.length));
  }
  return parts;
}

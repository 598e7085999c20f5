const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/**
 * A text that says its title in its first line, as title and rest. About pages have no front matter to say it in.
 * @param html as rendered: static, well-formed
 * @throws when no heading of the first level stands in front
 */
export function splitTitle(html: string): { title: string; rest: string } {
  const [whole, heading] = /^\s*<h1[^>]*>([\s\S]*?)<\/h1>\s*/.exec(html) ?? [];
  if (whole === undefined || heading === undefined) throw new Error("The text does not begin with its title, “# …”");
  const words = heading.replace(/<[^>]+>/g, "").replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!);
  return { title: words.replace(/\s+/g, " ").trim(), rest: html.slice(whole.length) };
}

/** The same text one level deeper, for a page whose own headings stand above it: `<h2>` becomes `<h3>`. */
export function lowerHeadings(html: string): string {
  return html.replace(
    /<(\/?)h([2-5])(?=[\s>])/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  );
}

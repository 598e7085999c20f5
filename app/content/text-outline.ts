import { slugify } from "#app/places/fold.ts";

/** What stands in a text, and on which lines: what the check needs of it, and a table of contents. */
export interface Outline {
  /** Words that a reader sees. */
  words: number;
  /** The same, a line for each paragraph, heading or cell. */
  text: string;
  headings: { depth: number; heading: string; id: string; line: number }[];
  links: { href: string; line: number }[];
  pictures: { src: string; alt: string; line: number; isAlone: boolean }[];
  /** Tags, of the site's components and of HTML. */
  tags: { name: string; attributes: Record<string, string>; line: number; isAlone: boolean; hasWords: boolean }[];
  /** Lines that hold code, which no text may. */
  code: number[];
  /** Lines with a note at the end of the page, which would be headed in English. */
  footnotes: number[];
}

/** A piece of a parsed text, as far as the outline needs it (mdast, with MDX's own pieces). */
export interface TextNode {
  type: string;
  children?: TextNode[];
  position?: { start: { line: number } };
  value?: string;
  name?: string | null;
  depth?: number;
  url?: string;
  alt?: string | null;
  attributes?: Attribute[];
}

interface Attribute {
  type: string;
  name?: string;
  value?: string | null | object;
}

type PlainAttribute = Attribute & { name: string; value?: string | null };

/** Components that stand within a sentence. Alone on a line they are a paragraph all the same. */
const inline = new Set([
  "SiteName",
  "OperatorName",
  "OperatorLegalForm",
  "ContactEmail",
  "PageLink",
  "SearchLink",
  "InsightLink",
]);

const endsLine = new Set(["paragraph", "heading", "tableCell", "listItem", "mdxJsxFlowElement"]);

/**
 * Sets right what markdown leaves open: a link alone on its line becomes a paragraph, a picture alone on its line is no
 * part of one.
 */
export function normaliseBlocks(root: TextNode): void {
  for (const parent of withChildren(root)) {
    parent.children = parent.children.map((node) => {
      if (node.type === "mdxJsxFlowElement" && inline.has(node.name ?? "")) {
        return { type: "paragraph", children: [{ ...node, type: "mdxJsxTextElement" }], position: node.position };
      }
      const [only, ...others] = node.children ?? [];
      return node.type === "paragraph" && only?.type === "image" && others.length === 0 ? only : node;
    });
  }
}

/** Takes out of a text what would run: imports, expressions, and attributes that are some. */
export function takeCodeAway(root: TextNode): void {
  for (const parent of withChildren(root)) parent.children = parent.children.filter((node) => !mayRun(node));
  for (const node of everyNode(root)) {
    if (node.attributes) node.attributes = node.attributes.filter(isPlain);
  }
}

/** The outline of a parsed text. */
export function outlineOf(root: TextNode): Outline {
  const outline: Outline = {
    words: 0,
    text: "",
    headings: [],
    links: [],
    pictures: [],
    tags: [],
    code: [],
    footnotes: [],
  };
  for (const node of root.children ?? []) note(node, true, outline);
  outline.text = outline.text.replace(/\n{2,}/g, "\n").trim();
  outline.words = outline.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return outline;
}

function note(node: TextNode, isAlone: boolean, outline: Outline): void {
  const line = node.position?.start.line ?? 1;
  const { type, value = "", url: href = "" } = node;
  if (type === "text" || type === "inlineCode" || type === "code") outline.text += value;
  else if (type === "break") outline.text += "\n";
  else if (type === "link" || type === "definition") outline.links.push({ href, line });
  else if (type === "image") outline.pictures.push({ src: href, alt: node.alt ?? "", line, isAlone });
  else if (type === "heading") outline.headings.push(headingOf(node, line, outline));
  else if (type === "footnoteReference") outline.footnotes.push(line);
  else if (isCode(node)) outline.code.push(line);
  else if (type.startsWith("mdxJsx")) noteTag(node, line, isAlone, outline);
  for (const child of node.children ?? []) note(child, false, outline);
  if (endsLine.has(type)) outline.text += "\n";
}

function headingOf(node: TextNode, line: number, { headings }: Outline): Outline["headings"][number] {
  const heading = textOf(node);
  return {
    depth: node.depth ?? 1,
    heading,
    id: sectionId(
      heading,
      headings.map(({ id }) => id),
    ),
    line,
  };
}

/** What a heading's address ends with: its words without a leading number, and a number where they came before. */
export function sectionId(heading: string, taken: readonly string[]): string {
  const wanted = slugify(heading.replace(/^\d+\.\s/, ""));
  let id = wanted;
  for (let count = 2; count <= taken.length + 1 && taken.includes(id); count++) id = `${wanted}-${count}`;
  return id;
}

function noteTag(node: TextNode, line: number, isAlone: boolean, outline: Outline): void {
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes ?? []) {
    if (isPlain(attribute)) attributes[attribute.name] = attribute.value ?? "";
    else outline.code.push(line);
  }
  const alone = isAlone && node.type === "mdxJsxFlowElement";
  outline.tags.push({
    name: node.name ?? "",
    attributes,
    line,
    isAlone: alone,
    hasWords: textOf(node).trim() !== "" || (node.children ?? []).length > 0,
  });
}

/** Imports and expressions; a remark in braces, which nobody sees, is none. */
function isCode(node: TextNode): boolean {
  const { type, value = "" } = node;
  if (type === "mdxjsEsm") return value.trim() !== "";
  return mayRun(node) && !/^\s*(?:\/\*(?:(?!\*\/)[^])*\*\/\s*)+$/.test(value);
}

function mayRun({ type }: TextNode): boolean {
  return type === "mdxjsEsm" || type === "mdxFlowExpression" || type === "mdxTextExpression";
}

/** A name and words, as opposed to `{…values}` and a value in braces. */
function isPlain(attribute: Attribute): attribute is PlainAttribute {
  return attribute.name !== undefined && (typeof attribute.value !== "object" || attribute.value === null);
}

function textOf({ value = "", children = [] }: TextNode): string {
  return value + children.map(textOf).join("");
}

function* everyNode(node: TextNode): Generator<TextNode> {
  yield node;
  for (const child of node.children ?? []) yield* everyNode(child);
}

function* withChildren(node: TextNode): Generator<TextNode & { children: TextNode[] }> {
  if (!node.children) return;
  yield node as TextNode & { children: TextNode[] };
  for (const child of node.children) yield* withChildren(child);
}

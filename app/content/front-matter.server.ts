import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from "yaml";
import { TextError } from "./text-problem.ts";

/*
 * Front matter is YAML and nothing else: plain entries, whatever an editor or a tool for editors writes there. What names
 * another language, a type of its own, or another entry by reference is refused; nothing of it is ever run.
 */

/** Characters; the longest of the site has 600. */
const longest = 10_000;

/** A text, parted. */
interface PartedText {
  /** What stands above it, as written. */
  entries: Record<string, unknown>;
  /** The text with empty lines in place of its entries: lines keep their numbers. */
  body: string;
}

/**
 * Reads what stands between `---` and `---` above a text.
 * @throws TextError with the line of what is wrong
 */
export function partText(file: string, source: string): PartedText {
  if (!source.startsWith("---")) return { entries: {}, body: source };
  const refuse = (line: number, reason: string, cause?: unknown): never => {
    throw new TextError({ file, line, reason }, { cause });
  };
  const lines = source.split("\n");
  if (!isFence(lines[0])) {
    refuse(1, "The first line is --- and nothing else. Entries are written in YAML, no other language is read.");
  }
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end < 0) refuse(1, "The entries above the text have no end. Put a line --- below the last of them.");
  const yaml = lines.slice(1, end).join("\n").replaceAll("\r", "");
  if (yaml.length > longest) {
    refuse(1, `The entries above the text have ${yaml.length} characters, at most ${longest} are read. Shorten them.`);
  }
  const lineCounter = new LineCounter();
  const lineOf = (offset = 0) => lineCounter.linePos(offset).line + 1; // The first is the fence.
  try {
    const document = parseDocument(yaml, {
      schema: "core",
      customTags: ["timestamp"],
      prettyErrors: false,
      logLevel: "error", // Several documents in one are an error then.
      lineCounter,
    });
    const [failure] = [...document.errors, ...document.warnings];
    if (failure) refuse(lineOf(failure.pos[0]), unreadable(failure.message), failure);
    const forbidden = findForbidden(document);
    if (forbidden) refuse(lineOf(forbidden.offset), forbidden.reason);
    return {
      entries: (document.toJS({ maxAliasCount: 0 }) ?? {}) as Record<string, unknown>,
      body: blanked(lines, end),
    };
  } catch (error) {
    // What is nested too deep for the reader.
    if (error instanceof RangeError) refuse(1, unreadable("they are nested too deep"), error);
    throw error;
  }
}

function isFence(line: string | undefined): boolean {
  return /^---[ \t]*\r?$/.test(line ?? "");
}

function blanked(lines: readonly string[], end: number): string {
  return lines.map((line, index) => (index <= end ? "" : line)).join("\n");
}

function unreadable(why: string): string {
  return `The lines between --- and --- can't be read (${why.replace(/\.$/, "")}). A value that holds a colon or quotation marks stands between straight quotation marks.`;
}

interface Forbidden {
  offset?: number;
  reason: string;
}

/** What YAML knows and no entry needs: references, which multiply, types of their own, and names that are no words. */
function findForbidden(document: Document): Forbidden | undefined {
  const { contents } = document;
  if (contents !== null && !isMap(contents)) {
    return { offset: contents.range?.[0], reason: unreadable("each is a name, a colon and a value") };
  }
  let found: Forbidden | undefined;
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && typeof key.value === "string" && /^[a-z]\w*$/i.test(key.value)) return undefined;
      const name = isScalar(key) ? String(key.value).slice(0, 40) : "…";
      const offset = isNode(key) ? key.range?.[0] : undefined;
      found = { offset, reason: `“${name}” is no entry. The name of an entry is one word.` };
      return visit.BREAK;
    },
    Node: (_, node) => {
      if (isAlias(node) || node.anchor !== undefined) found = { offset: node.range?.[0], reason: noReference };
      else if (node.tag !== undefined) found = { offset: node.range?.[0], reason: noTag };
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

const noReference = "An entry begins with & or *, which refers to another. Write its value out, in quotation marks.";
const noTag =
  "An entry begins with !, which gives it a type. Write its value alone, in quotation marks where it needs them.";

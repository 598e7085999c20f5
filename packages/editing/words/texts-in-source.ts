/** Comments, and strings of each kind; a comment goes first, as it may hold quotation marks. */
const tokens = /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Leaves as many characters as there were, line ends included: offsets stay. */
const blank = (text: string) => text.replace(/[^\n]/g, " ");

/** Only what a source file says to readers: its strings, without keys, imports and code, everything at its place. */
export function textsOfSource(source: string): string {
  let last = 0;
  let out = "";
  for (const match of source.matchAll(tokens)) {
    const { 0: token, index } = match;
    const end = index + token.length;
    const isKey = /^\s*:/.test(source.slice(end, end + 10)) && /[{,\n]\s*$/.test(source.slice(0, index));
    const isImport = /(?:from|import)\s*\(?\s*$/.test(source.slice(Math.max(0, index - 20), index));
    const isCompared = /(?:[!=]==|\bcase)\s*$/.test(source.slice(Math.max(0, index - 20), index));
    const isText = !token.startsWith("/") && !isKey && !isImport && !isCompared;
    out += blank(source.slice(last, index));
    out += isText ? token.replace(/\$\{[^{}]*\}|\{\{\w+\}\}/g, blank) : blank(token);
    last = end;
  }
  return out + blank(source.slice(last));
}

/** Only what an article says to readers: without tags, addresses and entries that are keys, everything at its place. */
export function textsOfArticle(source: string): string {
  const [, entries = ""] = /^---\n([^]*?\n)---\n/.exec(source) ?? [];
  const shown = entries.replace(/^(?!title|description|summary|coverAlt|provider)\w+:.*$/gm, blank);
  const head = entries === "" ? "" : `   \n${shown}   \n`;
  const body = source
    .slice(head.length)
    .replace(/<[^<>]*>/g, blank)
    .replace(/\]\([^)\s]*/g, blank)
    .replace(/https?:\/\/\S+/g, blank);
  return head + body;
}

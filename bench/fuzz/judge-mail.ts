import { markup, smuggledHeader } from "./hostile-values.ts";
import { findRawKeys, visibleTexts } from "./raw-keys.ts";
import { renderingFaults } from "./judge.ts";

/**
 * What is wrong with a mail as the mail server took it.
 * @param isWellBehaved whether nothing in it was said by somebody hostile: then it must not look like a fault of ours
 * @returns a sentence each, and its decoded content
 */
export function judgeMail(
  mail: string,
  { isWellBehaved }: { isWellBehaved: boolean },
): { problems: string[]; content: string } {
  const [head = ""] = mail.split(/\r\n\r\n/, 1);
  const parts = partsOf(mail);
  const html = parts.find(({ type }) => type === "text/html")?.content ?? "";
  const problems: string[] = [];
  if (new RegExp(`^${smuggledHeader}:`, "im").test(head)) problems.push("got a header of a line break in a value");
  if (html === "") problems.push("has no HTML");
  if (html.includes(markup)) problems.push("shows what was sent as markup");
  if (isWellBehaved) {
    const texts = visibleTexts(html);
    const keys = findRawKeys(texts);
    if (keys.length > 0) problems.push(`shows raw keys: ${keys.join(", ")}`);
    const fault = texts.find((text) => renderingFaults.test(text));
    if (fault !== undefined) problems.push(`shows "${fault.slice(0, 100)}"`);
  }
  return { problems, content: [head, ...parts.map(({ content }) => content)].join("\n") };
}

/** The parts of a mail in HTML and plain text, decoded. */
function partsOf(mail: string): { type: string; content: string }[] {
  const [, boundary] = /boundary="([^"]+)"/.exec(mail) ?? [];
  if (boundary === undefined) return [];
  return mail
    .split(`--${boundary}`)
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf("\r\n\r\n");
      const [, type] = /^Content-Type: ([\w/]+)/im.exec(part.slice(0, end)) ?? [];
      if (type === undefined) return [];
      const isBase64 = /^Content-Transfer-Encoding: base64/im.test(part.slice(0, end));
      const body = part.slice(end + 4);
      return [{ type, content: isBase64 ? Buffer.from(body, "base64").toString() : unquoted(body) }];
    });
}

/** Quoted-printable (RFC 2045, 6.7). */
function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** Bytes from the end of a PDF within which its last line must stand (ISO 32000-1, annex H.3.18: readers look in 1,024). */
const tail = 1_024;

/**
 * Whether a file is a PDF, by its content alone: it must begin as one, at its first byte, so that it can't be read as a page or
 * a script, and end as one, as one that is cut short does not.
 * @returns why it is none, for the operator; undefined for a PDF
 */
export function whyNoPdf(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return "is empty";
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8))) return "is no PDF";
  if (!bytes.toString("latin1", Math.max(0, bytes.length - tail)).includes("%%EOF")) return "is a PDF cut short";
  return undefined;
}

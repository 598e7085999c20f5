/**
 * Whether whoever asks has this version already (RFC 9110, section 13): by its tag when one is named, else by its date.
 * @param etag as sent, perhaps weak; proxies that compress may have made a strong one weak
 */
export function isNotModified({ headers }: Request, etag: string, lastModified: Date): boolean {
  return hasVersion(headers.get("If-None-Match"), headers.get("If-Modified-Since"), etag, lastModified);
}

/**
 * The same by what the headers `If-None-Match` and `If-Modified-Since` say.
 * @param lastModified undefined for what has no date
 */
export function hasVersion(
  tags: string | null | undefined,
  since: string | null | undefined,
  etag: string,
  lastModified: Date | undefined,
): boolean {
  if (typeof tags === "string") return namesTag(tags, etag);
  if (typeof since !== "string" || !lastModified) return false;
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= Date.parse(since);
}

/** Whether a header `If-None-Match` names this tag, or any. */
export function namesTag(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag)) ?? false;
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

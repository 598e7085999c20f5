/**
 * Whether whoever asks has this version already (RFC 9110, section 13): by its tag when one is named, else by its date.
 * @param etag as sent, perhaps weak; proxies that compress may have made a strong one weak
 */
export function isNotModified(request: Request, etag: string, lastModified: Date): boolean {
  const tags = request.headers.get("If-None-Match");
  if (tags !== null) return namesTag(tags, etag);
  const since = Date.parse(request.headers.get("If-Modified-Since") ?? "");
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** Whether a header `If-None-Match` names this tag, or any. */
export function namesTag(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag)) ?? false;
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

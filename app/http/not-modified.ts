/**
 * Whether a header `If-None-Match` names this tag, or any (RFC 9110, section 13.1.2). `If-Modified-Since` is passed over: what
 * an answer is made of can change without a date that tells of it, as when a listing leaves a feed.
 * @param etag as sent, perhaps weak; proxies that compress may have made a strong one weak
 */
export function namesTag(header: string | null | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag)) ?? false;
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

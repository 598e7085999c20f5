/** A list of tags, weak or strong: what stands between quotes may have commas and stars in it (RFC 9110, section 8.8.3). */
const listOfTags = /^[ \t,]*(?:(?:W\/)?"[!#-~\u0080-\u00ff]*"[ \t]*(?:,[ \t,]*|$))+$/;
const tagsIn = /(?:W\/)?("[^"]*")/g;

/**
 * Whether a header `If-None-Match` names this tag, or any (RFC 9110, section 13.1.2). `If-Modified-Since` is passed over: what
 * an answer is made of can change without a date that tells of it, as when a listing leaves a feed.
 * @param etag as sent, perhaps weak; proxies that compress may have made a strong one weak
 */
export function namesTag(header: string | null | undefined, etag: string): boolean {
  if (header?.trim() === "*") return true;
  if (!header || !listOfTags.test(header)) return false;
  const own = etag.replace(/^W\//, "");
  return [...header.matchAll(tagsIn)].some(([, tag]) => tag === own);
}

/** A proxy's absolute form of a request's target without its address: path and query. */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "");
}

/**
 * A target whose path cannot be decoded, written so that it can: every `%` stands for itself. Such a path names no page,
 * and the site shows the page that says so.
 */
export function withoutEncoding(target: string): string {
  const [path = "", ...query] = target.split("?");
  return [path.replaceAll("%", "%25"), ...query].join("?");
}

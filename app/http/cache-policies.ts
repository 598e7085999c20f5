/** Every `Cache-Control` of the site, by name. */
export const cachePolicies = {
  /** Pages: asked for anew each time, yet Back shows them at once. */
  page: "private, no-cache",
  /** A page's data that the visitor is about to ask for (shell/prefetch.tsx): kept until they do. */
  prefetched: "private, max-age=15",
  /** What carries a hash of its content in its name. */
  immutable: "public, max-age=31536000, immutable",
  /** What changes only with a new version of the site, and bears no hash: pictures drawn on demand. */
  day: "public, max-age=86400",
  /** Lists for machines that come back by themselves: feeds, sitemaps. */
  feed: "public, max-age=300",
  sitemap: "public, max-age=3600",
  /** What may be had soon: a picture whose host does not answer. */
  minute: "public, max-age=60",
  /** What is true only now or for one person: health checks, refusals, pages for whom is signed in. */
  never: "no-store",
} as const;

/** Where films and walks through a property lie: what is there is a page, and stays a link. */
const hosts = [
  "youtube.com",
  "youtu.be",
  "youtube-nocookie.com",
  "vimeo.com",
  "dailymotion.com",
  "matterport.com",
] as const;

/** Whether an address lies with one of the known hosts of films: it is linked to and never fetched. */
export function isFilm(source: string): boolean {
  if (!URL.canParse(source)) return false;
  const { protocol, hostname } = new URL(source);
  return protocol === "https:" && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Whether a listing's document is a link to another page, and none that is fetched, checked and kept. */
export function isLink({ source, kind }: { source: string; kind?: "document" | "link" }): boolean {
  return kind === "link" || isFilm(source);
}

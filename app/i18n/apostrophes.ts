/** Names of streets, stops and places as they are printed: sources write the apostrophe of a typewriter. */
export function curlApostrophes(name: string): string {
  return name.replaceAll("'", "’");
}

/** The address of a document that is kept; what is there never changes. @param original its SHA-256 */
export function documentUrl(original: string): string {
  return `/media/documents/${original}.pdf`;
}

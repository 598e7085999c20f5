/** A PDF of one empty page, with some words in a comment. */
export function plainPdf(words: string): Buffer {
  return Buffer.from(
    `%PDF-1.4\n%${words}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ` +
      `3 0 obj<</Type/Page/MediaBox[0 0 9 9]/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    "latin1",
  );
}

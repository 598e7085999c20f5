/** Written by packages/site-files: the files under `/fonts/` that every page needs at once. */
export const fontFiles = [
  "bricolage-grotesque.b9a15e34.woff2",
  "instrument-sans.653a6d0e.woff2",
  "superscripts.2b1bd875.woff2",
];

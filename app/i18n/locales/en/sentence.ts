/** The one search box and free text: what was understood, what was corrected. */
export default {
  /** Words that no listing has; followed by `shownInstead` and the text as it was read. */
  unknownWords: "No listing mentions “{{words}}”.",
  shownInstead: "Showing results for",
};

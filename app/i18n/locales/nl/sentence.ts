import type sentence from "../en/sentence.ts";
import type { SameTexts } from "../same-texts.ts";

/** The one search box and free text: what was understood, what was corrected. */
export default {
  unknownWords: "Geen enkel pand vermeldt “{{words}}”.",
  shownInstead: "Resultaten voor",
} satisfies SameTexts<typeof sentence>;

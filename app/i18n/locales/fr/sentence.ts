import type sentence from "../en/sentence.ts";
import type { SameTexts } from "../same-texts.ts";

/** The one search box and free text: what was understood, what was corrected. */
export default {
  unknownWords: "Aucune annonce ne mentionne « {{words}} ».",
  shownInstead: "Résultats affichés pour",
} satisfies SameTexts<typeof sentence>;

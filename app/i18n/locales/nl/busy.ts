import type en from "../en/busy.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  heading: "De site is erg druk",
  text: "Wij krijgen meer aanvragen dan wij tegelijk kunnen verwerken. Probeer het over enkele seconden opnieuw.",
  retry: "Opnieuw proberen",
} satisfies SameTexts<typeof en>;

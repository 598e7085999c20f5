import type en from "../en/busy.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  heading: "Het is heel druk op dit moment",
  text: "Er komen meer vragen binnen dan we tegelijk kunnen beantwoorden. Probeer het over enkele seconden opnieuw.",
  retry: "Opnieuw proberen",
} satisfies SameTexts<typeof en>;

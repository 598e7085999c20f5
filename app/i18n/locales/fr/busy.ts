import type en from "../en/busy.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  heading: "Le site est très sollicité",
  text: "Nous recevons plus de demandes que nous ne pouvons en traiter. Veuillez réessayer dans quelques secondes.",
  retry: "Réessayer",
} satisfies SameTexts<typeof en>;

import type en from "../en/busy.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  heading: "Beaucoup de monde en ce moment",
  text: "Nous recevons plus de demandes que nous ne pouvons en traiter à la fois. Veuillez réessayer dans quelques secondes.",
  retry: "Réessayer",
} satisfies SameTexts<typeof en>;

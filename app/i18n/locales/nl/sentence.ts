import type sentence from "../en/sentence.ts";
import type { SameTexts } from "../same-texts.ts";

/** The one search box and free text: what was understood, what was corrected. */
export default {
  unknownWords: "Geen enkel pand vermeldt “{{words}}”.",
  shownInstead: "Resultaten voor",
  leftOut: "Niet gebruikt in deze zoekopdracht: {{words}}.",
  roomForPeople: "Toon kantoren vanaf {{area}} m² (gerekend aan {{each}} m² per persoon)",
  understood: "Zo begrepen wij uw zoekopdracht",
  help: {
    title: "Dit lijkt geen zoekopdracht voor een pand",
    password: "Uw wachtwoord opnieuw instellen",
    account: "Naar Mijn account",
    alerts: "Uw bewaarde zoekopdrachten en meldingen beheren",
    privacy: "Ons privacybeleid lezen",
    contact: "Ons een vraag stellen",
  },
} satisfies SameTexts<typeof sentence>;

import type { SameTexts } from "../same-texts.ts";
import type content from "../en/content.ts";

export default {
  onOffer: "Nu in ons aanbod: {{search}}",
  note: "Berekend op de panden op deze site, elke minuut bijgewerkt. De helft van de gevraagde prijzen of huurprijzen ligt onder de mediaan, de andere helft erboven; prijzen op aanvraag niet inbegrepen.",
  seeAll_one: "Bekijk het pand",
  seeAll_other: "Bekijk alle {{number}} panden",
  nothing: "Daar worden op dit moment geen panden aangeboden.",
  openSearch: "Open en bewaar deze zoekopdracht om meldingen over nieuwe panden te krijgen",
  map: "Kaart van {{place}} en omgeving",
  seeOnMap: "Panden {{where}} op de kaart bekijken",
  table: "Tabel: {{columns}}",
  broken: "Deze tekst kan nog niet worden getoond",
} satisfies SameTexts<typeof content>;

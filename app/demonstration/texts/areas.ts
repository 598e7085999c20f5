import type { PerLanguage } from "#app/i18n/languages.ts";

/** How people say that something is in a part of town, where a plain "in", "à" or "in" with the name would be odd. */
export const areaPhrases: Partial<Record<string, PerLanguage<string>>> = {
  "BE-BRU-D-leopold": {
    en: "in the European Quarter",
    fr: "dans le quartier européen",
    nl: "in de Europese wijk",
  },
  "BE-BRU-D-nord": {
    en: "in Brussels’ North Quarter",
    fr: "dans le quartier Nord de Bruxelles",
    nl: "in de Brusselse Noordwijk",
  },
  "BE-BRU-D-pentagone": {
    en: "in the centre of Brussels",
    fr: "dans le centre de Bruxelles",
    nl: "in het centrum van Brussel",
  },
  "BE-BRU-D-sablon": { en: "on the Sablon in Brussels", fr: "au Sablon, à Bruxelles", nl: "aan de Zavel in Brussel" },
  "BE-BRU-D-louise": { en: "in the Louise district", fr: "dans le quartier Louise", nl: "in de Louizawijk" },
  "BE-BRU-D-midi": { en: "by Brussels-Midi", fr: "dans le quartier du Midi", nl: "in de Zuidwijk" },
  "BE-BRU-D-delta": {
    en: "at Delta, in the south-east of Brussels",
    fr: "à Delta, au sud-est de Bruxelles",
    nl: "in Delta, in het zuidoosten van Brussel",
  },
  "BE-BRU-D-bordet": { en: "near Bordet in Evere", fr: "près de Bordet, à Evere", nl: "bij Bordet in Evere" },
  "BE-BRU-D-roodebeek": { en: "in Woluwe", fr: "à Woluwe", nl: "in Woluwe" },
  "LU-0304": { en: "in Luxembourg City", fr: "à Luxembourg-Ville", nl: "in Luxemburg-Stad" },
  "LU-0304-kirchberg": { en: "in Kirchberg", fr: "au Kirchberg", nl: "op Kirchberg" },
  "LU-0304-cloche-dor": { en: "at Cloche d’Or", fr: "à la Cloche d’Or", nl: "in Cloche d’Or" },
  "LU-0304-gare": {
    en: "in the station district of Luxembourg City",
    fr: "dans le quartier de la Gare, à Luxembourg",
    nl: "in de stationswijk van Luxemburg-Stad",
  },
  "LU-0304-ville-haute": {
    en: "in the centre of Luxembourg City",
    fr: "au centre-ville de Luxembourg",
    nl: "in het centrum van Luxemburg-Stad",
  },
  "LU-0304-limpertsberg": { en: "in Limpertsberg", fr: "au Limpertsberg", nl: "in Limpertsberg" },
  "LU-0304-grund": { en: "in the Grund", fr: "au Grund", nl: "in de Grund" },
  "LU-0304-pfaffenthal": { en: "in Pfaffenthal", fr: "au Pfaffenthal", nl: "in Pfaffenthal" },
  "LU-0304-cents": { en: "in Cents", fr: "au Cents", nl: "in Cents" },
  "LU-0204-belval": { en: "in Belval", fr: "à Belval", nl: "in Belval" },
};

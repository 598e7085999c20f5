/** A soft hyphen: a word may go on in the next line there, with a hyphen. */
const softHyphen = "\u00ad";

/** Long French words of prices and duties: `d’enregistre-ment` fits a column where it is one of three on a phone. */
const frenchWord = /(enregistre)(ments?)(?!\p{L})/giu;

/** What long Dutch words end in, as streets and investments do; before it they part where a column is narrow. */
const ends =
  "eigendom|eigendommen|straat|steenweg|laan|plein|kaai|dreef|rechten|certificaat|ruimte|ruimten|magazijn|gebouw|pand|panden|oppervlakte|plaatsen";
const longWord = new RegExp(`(\\p{L}{6,})(${ends})(?!\\p{L})`, "giu");

/** A text whose long compounds may part at their joint, for columns that they do not fit: `registratie-rechten`. */
export function withJoints(text: string): string {
  return text.replace(longWord, `$1${softHyphen}$2`).replace(frenchWord, `$1${softHyphen}$2`);
}

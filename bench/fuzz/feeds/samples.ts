import { makeZip } from "#app/feeds/testing/make-zip.ts";
import { kyeroFeed, kyeroProperty, openImmoFeed, openImmoProperty } from "#app/feeds/testing/sample-feeds.ts";
import { listingRecord } from "#db/testing/make-listing.ts";

export const readers = ["openimmo", "zip", "kyero", "csv", "json-lines"] as const;
export type Reader = (typeof readers)[number];

const columns =
  "Réf;Type;Opération;Titre;Texte;Rue;N°;CP;Commune;Surface;Prix;Loyer;Chambres;Ascenseur;PEB;Espec;Consommation totale;Certificat PEB;Permis;Photos;En ligne;Agent";
const row =
  'A/12;Maison;Vente;Maison de maître;"Au pied; de la ""citadelle"".\nJardin.";Rue de Fer;1;5000;Namur;142,5;425 000,00;;3;Non;C;212,4;31 500;20240101000001;Oui;https://p.example/1.jpg|https://p.example/2.jpg;03/11/2026;Léa';

const openImmo = openImmoFeed([openImmoProperty(), openImmoProperty({ number: "2", action: "DELETE" })]);
const record = (reference: string) =>
  JSON.stringify({
    ...listingRecord({
      reference,
      description: { en: "<p>Light offices</p><ul><li>parking</li></ul>" },
      units: [{ name: "Ground floor", surface: 100, rent: { amount: 150, basis: "m2", period: "year" } }],
      photos: [{ source: "https://pictures.example/1.jpg", alt: { en: "The front" } }],
    }),
  });

/** What agencies send, in each format: what every case begins with. */
export const samples: Record<Reader, readonly Buffer[]> = {
  openimmo: [
    Buffer.from(openImmo),
    Buffer.from(openImmoFeed([openImmoProperty()], { encoding: "ISO-8859-1", umfang: "TEIL" }), "latin1"),
  ],
  zip: [
    makeZip([
      { name: "export/feed.xml", content: openImmo },
      { name: "export/1.jpg", content: "jpeg" },
    ]),
  ],
  kyero: [Buffer.from(kyeroFeed([kyeroProperty(), kyeroProperty({ ref: "K-2", frequency: "sale" })]))],
  csv: [Buffer.from(`${columns}\n${row}\n${row.replace("A/12", "B")}\n`)],
  "json-lines": [Buffer.from(`${record("f-1")}\n${record("f-2")}\n`)],
};

/** Words that mean something to a reader, or that readers have stumbled over. */
export const tokens: Record<Reader, readonly string[]> = {
  openimmo: xmlTokens("immobilie objekttitel anhang user_defined_simplefield anbieter geo preise freitexte"),
  zip: [
    "PK\u0003\u0004",
    "PK\u0001\u0002",
    "PK\u0005\u0006",
    "../",
    "/etc/",
    "a/",
    ".xml",
    ".jpg",
    "\u0000",
    "\u00ff\u00ff\u00ff\u00ff",
  ],
  kyero: xmlTokens("property desc features feature image url type price energy_rating"),
  csv: [";", '"', '""', "|", "\n", "\r", "\r\n", "\t", "0", ",", '";"', '"\n', "=1+1", "\ufeff"],
  "json-lines": [
    '"',
    "\\",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\n",
    "null",
    "1e999",
    '"__proto__":{}',
    "[0],",
    '{"a":',
    "\\u0000",
    "\\ud800",
  ],
};

function xmlTokens(names: string): string[] {
  const marks = [
    "<!---->",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<?a?>",
    "<!DOCTYPE a [",
    '<!ENTITY a "b">',
    "&amp;",
    "&a;",
    "&#1;",
    "<",
    ">",
    "</",
    '"',
    "&lt;b&gt;",
    ' a="1"',
    "<a:b>",
  ];
  return [...marks, ...names.split(" ").flatMap((name) => [`<${name}>`, `</${name}>`, `<${name}/>`])];
}

/** Of every format: white space, HTML, what Unicode has, figures at their edges. */
export const anywhere: readonly string[] = [
  ...[
    " ",
    "\t",
    "\n",
    "\u00a0",
    "<p>",
    "<b>",
    "</b>",
    "<br>",
    "<ul><li>",
    "<!-- ",
    "&nbsp;",
    "&#x10FFFF;",
    "a ",
    " a\n",
  ],
  ...["\u0000", "\u0301", "\u0315\u0300", "\u202e", "\ufeff", "\ufffd", "\u{1f3e2}", "ﷺ", "İ", "ß", "\u200b"],
  ...["-1", "0", "1e308", "99999999999999999999", "0x10", "NaN", "1.000.000,00", "2026-02-30", "0000-00-00"],
  ...["https://a.example/", "http://", "javascript:", "../", "__proto__", "constructor", "rue ", "0."],
];

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FeedUnreadableError } from "../open-feed.server.ts";
import { collect, inPieces } from "../../testing/streams.ts";
import { readCsvMapping } from "./csv-mapping.server.ts";
import { readCsv } from "./read-csv.server.ts";

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), "csv-"))));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const example = path.join(import.meta.dirname, "../../../../docs/csv-mapping.example.yaml");
const context = { advertiser: { reference: "namur", name: "Immo Namur", email: "info@immo.example" } };

function read(table: string, mapping = readCsvMapping(example)) {
  return collect(readCsv(inPieces(table, 31), mapping, context));
}

const header =
  "Réf;Type;Opération;Titre;Texte;Rue;N°;CP;Commune;Surface;Prix;Loyer;Chambres;Ascenseur;PEB;Espec;Consommation totale;Certificat PEB;Permis;Photos;En ligne;Agent";
const house =
  'A/12;Maison;Vente;Maison de maître;"Au pied; de la ""citadelle"".\nJardin.";Rue de Fer;1;5000;Namur;142,5;425 000,00;;3;Non;C;212,4;31 500;20240101000001;Oui;https://p.example/1.jpg|https://p.example/2.jpg;03/11/2026;Léa';

describe("a table with a mapping", () => {
  test("gives listings in the site's own terms", async () => {
    const [record, ...others] = await read(`\ufeff${header}\n${house}\n`);
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      line: 2,
      reference: expect.stringMatching(/^namur-a-12-[\da-f]{8}$/),
      unmapped: ["Agent"],
      content: {
        record: {
          type: "house",
          status: "published",
          transactions: ["for-sale"],
          title: { fr: "Maison de maître" },
          description: { fr: 'Au pied; de la "citadelle".\nJardin.' },
          address: { street: "Rue de Fer", number: "1", postcode: "5000", locality: "Namur", country: "BE" },
          surface: { total: 142.5 },
          sale: { amount: 425_000, basis: "total" },
          facts: { bedrooms: 3, lift: false },
          energy: { class: "C", consumption: 212.4, total: 31_500, certificate: "20240101000001" },
          legal: { planningPermission: true },
          photos: [{ source: "https://p.example/1.jpg", alt: { fr: "Maison de maître" } }, {}],
          publishedAt: "2026-11-03T00:00:00Z",
        },
      },
    });
    expect(JSON.stringify(record)).not.toContain('"rent"');
  });

  test("warns of a number that is none and takes the row; a price that is none refuses it", async () => {
    const [built, priced] = await read(
      `${header}\n${house.replace("142,5", "env. cent")}\n${house.replace("425 000,00", "à discuter")}\n`,
    );
    expect(built).toMatchObject({
      line: 2,
      warnings: ['column "Surface" is left out: "env. cent" is no number'],
      content: { kind: "listing", record: { sale: { amount: 425_000 } } },
    });
    expect(built?.content).not.toHaveProperty("record.surface.total");
    expect(priced?.content).toMatchObject({ record: { sale: { amount: "à discuter" } } });
  });

  test.each(["31/02/2026", "2026-11-03", "demain"])("refuses %s by its own column and form of dates", async (day) => {
    const [record] = await read(`${header}\n${house.replace("03/11/2026", day)}\n`);
    expect(record?.content).toEqual({
      kind: "refused",
      field: "publishedAt",
      reason: `column "En ligne": "${day}" is no date as DD/MM/YYYY`,
    });
  });

  test("keeps the good rows beside the broken ones, each with its line", async () => {
    const records = await read(`${header}\n${house}\nzu;kurz\n${house.replace("A/12", "B")}\n`);
    expect(records.map(({ line, content }) => [line, content.kind])).toEqual([
      [2, "listing"],
      [4, "refused"],
      [5, "listing"],
    ]);
  });

  test("asks for the columns that its mapping names", async () => {
    await expect(read("Réf;Type\n1;Maison")).rejects.toThrow('no column "Opération"');
  });

  test("without a row that names its columns calls them by their numbers", async () => {
    const file = path.join(folder, "numbers.yaml");
    writeFileSync(file, "delimiter: ';'\nheader: false\ncolumns: { reference: 1, title.fr: { column: 2 } }\n");
    const records = await read("A;Maison;x\nB;Appartement\nC;Bureau;\n", readCsvMapping(file));
    expect(records).toMatchObject([
      { line: 1, reference: "namur-a", unmapped: ["3"], content: { record: { title: { fr: "Maison" } } } },
      { line: 2, content: { kind: "refused", reason: "has 2 cells, and not 3 as the first row" } },
      { line: 3, reference: "namur-c", unmapped: [] },
    ]);
  });

  test("refuses a mapping to fields that there are not", () => {
    const file = path.join(folder, "mapping.json");
    for (const field of ["rent.price", "advertiser.email", "units"]) {
      writeFileSync(file, `{"columns": {"${field}": "A"}}`);
      expect(() => readCsvMapping(file)).toThrow(FeedUnreadableError);
    }
  });

  test("whatever stands in a table ends in records or in a sentence", async () => {
    const mapping = readCsvMapping(example);
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300, unit: "binary" }), async (rows) => {
        try {
          await read(`${header}\n${house}\n${rows}`, mapping);
        } catch (error) {
          expect(error).toBeInstanceOf(FeedUnreadableError);
        }
      }),
      { numRuns: 200 },
    );
  });
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findPropertyType } from "#app/filters/type-segments.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { weightiest } from "#app/listings/card-facts.ts";
import { typeWords } from "#app/search/sentence/words/type-phrases.ts";
import { isResidential, propertyTypes, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { typeChoices } from "./filter-form/facet-choices.ts";

/** What a property type needs (docs/developing.md, "Add a property type"): whoever adds one is told by name what lacks. */

const none = Object.fromEntries(propertyTypes.map((type) => [type, 0])) as Record<PropertyType, number>;
const choicesIn = (language: (typeof languages)[number]) =>
  typeChoices(
    { types: none, groups: { warehouse: 0, retail: 0, residential: 0 }, anyType: 0, coworking: 0 },
    { query: {}, language, t: textsIn(language) },
  );

test.each(propertyTypes)("%s has its words, its facts, and its place among the choices", (type) => {
  // In a path "retail" is the group; the type is found among the choices as other shops.
  const segment = type === "retail" ? "other-retail" : type;
  const lacks = [
    ...(type === "retail" || findPropertyType(type) === type ? [] : ["a word in addresses"]),
    ...(typeWords[type].trim() ? [] : ["words of sentences"]),
    ...(weightiest[type].length > 0 ? [] : ["facts of a card"]),
    ...languages.flatMap((language) => {
      const choice = choicesIn(language).find(({ key }) => key === segment);
      const plural = textsIn(language)(`vocabulary.typesPlural.${type}`);
      return [
        ...(choice ? [] : [`a choice in ${language}`]),
        ...(choice?.label && !choice.label.includes("vocabulary.") ? [] : [`a name in ${language}`]),
        ...(plural && !plural.includes("vocabulary.") ? [] : [`a plural in ${language}`]),
      ];
    }),
  ];
  expect(lacks.map((what) => `${type} lacks ${what}`)).toEqual([]);
});

dbTest("the database knows every type: a new one needs its migration", async ({ db }) => {
  const [known] = await db.execute<{ types: string[] }>(sql`select enum_range(null::property_type)::text[] as types`);
  expect(
    propertyTypes.filter((type) => !known?.types.includes(type)).map((type) => `${type} lacks a migration`),
  ).toEqual([]);
});

dbTest(
  "the database takes for homes what the vocabulary does: a new home replaces is_home in its migration",
  async ({ db }) => {
    const known = await db.execute<{ type: PropertyType; home: boolean }>(
      sql`select type, is_home(type) as home from unnest(enum_range(null::property_type)) as type`,
    );
    expect(
      known
        .filter(({ type, home }) => home !== isResidential(type))
        .map(({ type }) => `is_home is wrong about ${type}`),
    ).toEqual([]);
  },
);

import type { ListingRecordInput } from "../../../../../app/listings/listing-record.ts";
import { languages } from "../../../listing-format.ts";
import { sentencesOf } from "../wordings.ts";

const most = 0.03;
/** Within one type of property, where there are enough of it to tell. */
const mostOfType = 0.1;
const enough = 50;

/**
 * The sentences that stand in more than three in a hundred descriptions of a language, or in more than one in ten of a type
 * of which there are enough to tell; figures aside, each with whose it is and how many have it.
 */
export function saidTooOften(records: readonly ListingRecordInput[]): string[] {
  const types = new Set(records.map(({ type }) => type));
  return languages.flatMap((language) => {
    const textsOf = (of: typeof records) => of.flatMap(({ description }) => description[language] ?? []);
    const ofType = [...types].flatMap((type) => {
      const texts = textsOf(records.filter((record) => record.type === type));
      return texts.length >= enough ? tooOften(texts, mostOfType, `${language}, ${type}`) : [];
    });
    return [...tooOften(textsOf(records), most, language), ...ofType];
  });
}

function tooOften(texts: readonly string[], share: number, of: string): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const sentence of new Set(sentencesOf(text))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts].flatMap(([sentence, count]) =>
    count > share * texts.length ? [`${of}: ${count} of ${texts.length}: ${sentence}`] : [],
  );
}

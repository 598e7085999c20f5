import type { Family, Property } from "../property.ts";
import { topics, type Phrasebook, type Phrasings, type Topic, type Voice } from "./phrasebook.ts";

type Tell = (property: Property) => Phrasings;

/** What one language says of one family. */
export interface Telling {
  title: Phrasebook["title"];
  /** A map: each book has topics of its own, and what is looked up in objects of thirty shapes is looked up slowly. */
  of: ReadonlyMap<Topic, Tell>;
}

/** What a language says of each family: where its book is silent, what it says of all. */
export function tellingsOf({ families, common }: Voice): ReadonlyMap<Family, Telling> {
  const books = Object.entries(families) as [Family, Phrasebook][];
  return new Map(
    books.map(([family, book]) => {
      const told = topics.flatMap((topic) => {
        // A book takes properties of its own family; TypeScript can't follow the pairing through the table.
        const tell = book[topic] ?? common[topic];
        return tell ? [[topic, tell] as const] : [];
      });
      return [family, { title: book.title, of: new Map(told) }];
    }),
  );
}

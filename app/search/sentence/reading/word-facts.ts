import { markOf } from "#app/places/word-marks.ts";
import { wordOfConsonants } from "../words/abbreviations.ts";
import { beginningOf, type Beginning } from "../words/beginnings.ts";
import { figureNameOf } from "../words/misspellings.ts";
import { remembering } from "../words/remember.ts";
import { mayCount } from "./number-phrases.ts";

/** What is known of a word by itself, whatever sentence it stands in. */
export interface WordFacts {
  /** As it was written, folded. */
  written: string;
  /** The word that was meant, by one in short or with letters swapped; else the word itself. */
  meant: string;
  /** Of the written word: see {@link mayCount}. */
  mayCount: boolean;
  /** Of the written word. */
  cues: number;
  /** Of the word that was meant: see places/word-marks.ts. */
  mark: number;
  /** Of the word that was meant. */
  beginning: Beginning;
}

/** Words kept: several times as many as all mails of a day have. */
const most = 8_192;

/** Looked up once for each word of a sentence. @param written folded */
export const factsOf: (written: string) => WordFacts = remembering((written) => {
  const meant = figureNameOf(written) ?? wordOfConsonants(written) ?? written;
  return {
    written,
    meant,
    mayCount: mayCount(written),
    cues: beginningOf(written).cues,
    mark: markOf(meant),
    beginning: beginningOf(meant),
  };
}, most);

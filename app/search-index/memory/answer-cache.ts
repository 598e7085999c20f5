import { LRUCache } from "lru-cache";
import type { MemoryIndex } from "./memory-index.ts";

/** Answers remembered at most, and what all of them may weigh. */
interface Limits<Answer> {
  max: number;
  maxSize?: number;
  sizeCalculation?: (answer: Answer) => number;
}

/**
 * Remembers what was asked of an index until it changes, so that the list, the facets and the map of a search, its pages,
 * and the visitors who search alike, share one answer.
 */
export class AnswerCache<Answer extends object> {
  readonly #answers: LRUCache<string, Answer>;
  #index: MemoryIndex | undefined;
  #version = 0;

  constructor(limits: Limits<Answer>) {
    this.#answers = new LRUCache<string, Answer>(limits);
  }

  /**
   * The answer to a question, found with `find` when it was not asked since the index changed.
   * @param version of the index when what `find` goes by was read: an answer that a change has overtaken meanwhile is
   * given, but not remembered, or it would stand for the new version as well
   */
  get(index: MemoryIndex, version: number, question: string, find: () => Answer): Answer {
    if (version !== index.version) return find();
    if (this.#index !== index || this.#version !== index.version) {
      this.#answers.clear();
      this.#index = index;
      this.#version = index.version;
    }
    const known = this.#answers.get(question);
    if (known) return known;
    const answer = find();
    this.#answers.set(question, answer);
    return answer;
  }

  forget(question: string): void {
    this.#answers.delete(question);
  }
}

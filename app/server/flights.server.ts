import type { ServerResponse } from "node:http";

/** Answers that are being made, by name, so that who asks for the same waits instead of making it as well. */
export class Flights {
  readonly #inWork = new Map<string, Promise<void>>();

  /** @returns resolves once the answer of this name is made, or nobody makes it any more; undefined where nobody does */
  find(key: string): Promise<void> | undefined {
    return this.#inWork.get(key);
  }

  /**
   * Says that this response is the answer of a name, for whoever comes from now on.
   * @param patience milliseconds after which others don't wait for it any longer
   */
  begin(key: string, response: ServerResponse, patience: number): void {
    if (this.#inWork.has(key)) return;
    const made = madeBy(response, patience).then(() => void this.#inWork.delete(key));
    this.#inWork.set(key, made);
  }
}

/** Resolves once an answer is written, however long its reader takes, or nobody waits for it any more. */
function madeBy(response: ServerResponse, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(), patience);
    const end = () => {
      clearTimeout(late);
      resolve();
    };
    response.once("prefinish", end).once("close", end);
  });
}

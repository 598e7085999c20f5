import { setImmediate as nextTurn } from "node:timers/promises";

/** Statements by what they answer, one each: a second one could come behind the end of a transaction that has failed. */
type Statements<Answers extends readonly unknown[]> = {
  readonly [Each in keyof Answers]: () => PromiseLike<Answers[Each]>;
};

/**
 * Asks statements that need nothing of each other without waiting for the answers in between: while PostgreSQL runs one, the
 * next is made, and in a busy process none waits to be made until the answer before it is heard. In a transaction they run in
 * this order. (The driver itself holds a statement with parameters back until the one before is answered.)
 * @returns their answers
 * @throws what the first of them that fails says; in a transaction those behind it fail as well
 */
export async function sendTogether<Answers extends readonly unknown[]>(
  statements: Statements<Answers>,
): Promise<Answers> {
  const answers: Promise<unknown>[] = [];
  for (const statement of statements) {
    const answer = Promise.resolve(statement());
    // An error shows where all are awaited; until then it must not count as unhandled.
    answer.catch(() => undefined);
    answers.push(answer);
    // A promise asks once others have had their turn: this one is on its way before the next is made.
    await nextTurn();
  }
  const settled = await Promise.allSettled(answers);
  for (const answer of settled) if (answer.status === "rejected") throw answer.reason;
  return settled.map((answer) => (answer as PromiseFulfilledResult<unknown>).value) as unknown as Answers;
}

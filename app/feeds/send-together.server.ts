import { setImmediate as nextTurn } from "node:timers/promises";

/** Statements that are sent to one connection, by what they answer. */
type Statements<Answers extends readonly unknown[]> = {
  readonly [Each in keyof Answers]: () => PromiseLike<Answers[Each]>;
};

/**
 * Sends statements to one connection without waiting for their answers in between: while PostgreSQL runs one, the next is
 * made, and none waits for its turn in a busy process. They run in this order.
 * @returns their answers
 * @throws what the first of them fails with; in a transaction the others fail as well
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
    // The driver sends a statement some steps after it was asked for, and those of one kind sooner than those of another.
    await nextTurn();
  }
  return (await Promise.all(answers)) as unknown as Answers;
}

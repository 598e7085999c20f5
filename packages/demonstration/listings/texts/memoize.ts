/** Few enough to hold, many enough that what is written recurs. */
const most = 50_000;

/** The same function, its answers kept: writing figures and street names takes longer than the rest of a sentence. */
export function memoize<T, Answer>(write: (value: T) => Answer): (value: T) => Answer {
  const answers = new Map<T, Answer>();
  // A description asks for the same surface and the same street ten times on end.
  let lastValue: T | undefined;
  let lastAnswer: Answer | undefined;
  return (value) => {
    if (value === lastValue && lastAnswer !== undefined) return lastAnswer;
    let answer = answers.get(value);
    if (answer === undefined) {
      if (answers.size >= most) answers.clear();
      answers.set(value, (answer = write(value)));
    }
    lastValue = value;
    return (lastAnswer = answer);
  };
}

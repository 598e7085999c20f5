/** Few enough to hold, many enough that what is written recurs. */
const most = 50_000;

/** The same function, its answers kept: writing figures and street names takes longer than the rest of a sentence. */
export function memoize<T extends number | string>(write: (value: T) => string): (value: T) => string {
  const answers = new Map<T, string>();
  return (value) => {
    let answer = answers.get(value);
    if (answer === undefined) {
      if (answers.size >= most) answers.clear();
      answers.set(value, (answer = write(value)));
    }
    return answer;
  };
}

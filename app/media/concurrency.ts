/** Runs what it is given, at most `places` at once; the others wait their turn. */
export function limitTo(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // A place is handed on, not given back and taken: nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Joins those who ask for the same thing while it is being made: it is made once. */
export function shareRunning<T>(): (name: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (name, work) => {
    const known = running.get(name);
    if (known) return known;
    const made = work().finally(() => running.delete(name));
    running.set(name, made);
    return made;
  };
}

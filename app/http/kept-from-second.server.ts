import { LRUCache } from "lru-cache";

interface Bounds<Value> {
  /** Of all that is kept, in bytes or what `size` counts. */
  most: number;
  size: (value: Value, key: string) => number;
  /** How many that were asked for are remembered: who reads everything once leaves what is read. */
  mostOnce: number;
}

/**
 * Keeps what is made of a text from the second time on that it is asked for.
 * @returns gives what is kept, or makes it
 */
export function keptFromSecond<Value extends object | string>({ most, size, mostOnce }: Bounds<Value>) {
  const kept = new LRUCache<string, Value>({ maxSize: most, sizeCalculation: size });
  const isAskedAgain = askedBefore(mostOnce);
  return (key: string, make: () => Value): Value => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (isAskedAgain(key)) kept.set(key, made);
    return made;
  };
}

/**
 * For what is kept apart from this: whether a key was asked for before, of the last that were. Kept from then on, who reads
 * all listings once leaves those that are read, and what is told once costs no collector of garbage anything.
 * @returns tells it of a key, and takes note of it
 */
export function askedBefore(most = 20_000): (key: string) => boolean {
  const asked = new LRUCache<string, true>({ max: most });
  return (key) => {
    const isAskedAgain = asked.has(key);
    asked.set(key, true);
    return isAskedAgain;
  };
}

/** Data that are found again by themselves. */
const lasting = new WeakSet<object>();

/**
 * Says that these data are never written to, and given again as they are: what is made of them is found by the object, and
 * nobody has to read through all that is in it.
 */
export function keepByItself(data: object): void {
  lasting.add(data);
  unasked.delete(data);
}

/** Whether somebody has said so of these data. */
export const isLasting = (data: object): boolean => lasting.has(data);

/** Data that nobody was given before. */
const unasked = new WeakSet<object>();

/**
 * Says that nothing can have been made of these data yet, and that most like them are never asked for again: nobody looks for
 * it, which takes reading through all that is in them, until they are to be kept by themselves.
 */
export const noteFirstTime = (data: object): void => void unasked.add(data);

/** Whether it is the first time that these data are given, as far as somebody has said so. */
export const isFirstTime = (data: unknown): boolean => typeof data === "object" && data !== null && unasked.has(data);

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** The same for the same object as long as it lives, and never another's. */
export function numberOf(of: object): number {
  let number = numbers.get(of);
  if (number === undefined) numbers.set(of, (number = ++lastNumber));
  return number;
}

/** Longer ones cost more than they save. */
const longestKey = 6_000;

/**
 * What plain data are found again by: other data have another key. What lasts counts by itself.
 * @returns undefined for what is not plain, or much, or given for the first time
 */
export function keyOfData(data: unknown): string | undefined {
  let length = 0;
  const write = (value: unknown): string => {
    if (typeof value === "string") return JSON.stringify(value);
    if (value === null || typeof value !== "object") {
      if (typeof value === "function" || typeof value === "symbol") throw noKey;
      return `${typeof value} ${Object.is(value, -0) ? "-0" : String(value)}`;
    }
    if (lasting.has(value)) return `#${numberOf(value)}`;
    if (unasked.has(value)) throw noKey;
    const isList = Array.isArray(value);
    if (!isList && Object.getPrototypeOf(value) !== Object.prototype) throw noKey;
    if (Object.getOwnPropertySymbols(value).length > 0) throw noKey;
    let text = isList ? `[${value.length}` : "{";
    for (const [name, each] of Object.entries(value)) text += `,${JSON.stringify(name)}:${write(each)}`;
    if ((length = Math.max(length, text.length)) > longestKey) throw noKey;
    return text + (isList ? "]" : "}");
  };
  try {
    return write(data);
  } catch (error) {
    if (error === noKey) return undefined;
    throw error;
  }
}

/** One for all: what is made where it is thrown notes from where, which takes longer than what was looked at. */
const noKey = new Error("These data have no key");

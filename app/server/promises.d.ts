/** What `finally` is given may take its time, as the language has it: the types of the library say that it may not. */
interface Promise<T> {
  finally(onfinally?: (() => void | PromiseLike<void>) | null): Promise<T>;
}

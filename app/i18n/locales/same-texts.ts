/** The shape of another language's texts: every key of the English ones, no more and no less; the compiler proves it. */
export type SameTexts<English> = {
  [Key in keyof English]: English[Key] extends string ? string : SameTexts<English[Key]>;
};

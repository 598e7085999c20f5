/** What the identity service's own policy asks of a password, as far as it said. */
export interface PasswordRules {
  /** Characters at least. */
  shortest?: number;
  /** Characters at most. */
  longest?: number;
  /** Capital and small letters, digits or signs are missing. */
  mixed: boolean;
}

/**
 * Reads what the service says of a password that it refuses, e.g. `WEAK_PASSWORD : Password should be at least 6
 * characters`, or `Missing password requirements: [Password must contain at least 10 characters, Password must contain an
 * upper case character]`: it has no other way to tell.
 */
export function readPasswordRules(said: string): PasswordRules {
  const figure = (pattern: RegExp) => {
    const [, digits] = pattern.exec(said) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  return {
    shortest: figure(/at least (\d{1,4}) character/i),
    longest: figure(/at most (\d{1,4}) character/i),
    mixed: /(?:upper|lower)[ -]?case|numeric|digit/i.test(said),
  };
}

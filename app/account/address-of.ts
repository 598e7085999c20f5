/** What the identity service says of an account's address. */
interface IdentityAddress {
  email: string;
  emailVerified: boolean;
}

/** What we know of it. */
interface KnownAddress {
  email: string;
  emailProvenAt: Date | null;
  unclaimed: boolean;
  trustsPassword: boolean;
}

/**
 * The account's address as it is now: the one that one signs in with. A proof stays with the address that it is of.
 * @param known null for a new account
 */
export function addressOf(
  known: KnownAddress | null,
  { email, emailVerified }: IdentityAddress,
  now = new Date(),
): KnownAddress {
  const before = known && known.email.toLowerCase() === email.toLowerCase() ? known : null;
  const emailProvenAt = before?.emailProvenAt ?? (emailVerified ? now : null);
  const unclaimed = emailProvenAt === null && (before?.unclaimed ?? true);
  return { email, emailProvenAt, unclaimed, trustsPassword: unclaimed && (before?.trustsPassword ?? false) };
}

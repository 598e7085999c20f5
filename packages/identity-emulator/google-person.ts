/** Whoever signs in at the stand-in for Google. */
export interface GooglePerson {
  /** Google's id: always the same for an address, as if each had one Google account. */
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  photoUrl?: string;
}

/** What is wrong with what was typed. */
export type GoogleProblem = "email" | "name";

/**
 * The id token that Google would give for a person, unsigned: the emulator believes it, nobody else does.
 * @param client the OAuth client that it is for
 */
export function idTokenFor(person: GooglePerson, client: string, now = Date.now()): string {
  const { id, email, firstName, lastName, photoUrl } = person;
  const issued = Math.floor(now / 1000);
  const claims = {
    iss: "https://accounts.google.com",
    aud: client,
    sub: id,
    email,
    email_verified: true,
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
    picture: photoUrl,
    iat: issued,
    exp: issued + 3600,
  };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

function encode(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

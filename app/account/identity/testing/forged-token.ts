/**
 * A token that nobody signed, which the emulator believes and production must not. It is for nobody's account unless
 * `claims` say so.
 */
export function forgedToken({ project = "demo-quartier", ...claims }: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const all = {
    iss: `https://securetoken.google.com/${String(project)}`,
    aud: project,
    sub: "nobody",
    iat: now,
    auth_time: now,
    exp: now + 3600,
    firebase: { sign_in_provider: "password", identities: {} },
    ...claims,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode({ user_id: all.sub, ...all })}.`;
}

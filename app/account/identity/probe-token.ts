/**
 * A token of a project that is well formed and signed by nobody: to find that out, its verifier must fetch Google's keys.
 */
export function probeToken(project: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: "nobody",
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 60,
  };
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");
  return `${encode({ alg: "RS256", kid: "none", typ: "JWT" })}.${encode(claims)}.${btoa("unsigned").replaceAll("=", "")}`;
}

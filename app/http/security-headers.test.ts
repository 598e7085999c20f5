import { expect, test } from "vitest";
import { pagePolicy, securityHeaders, workerPolicy, type HstsReach } from "./security-headers.ts";

test("browsers are told to stay on https only where the site is on https", () => {
  const names = (siteUrl: string) => securityHeaders(siteUrl).map(([name]) => name);
  expect(names("https://quartier.example")).toContain("Strict-Transport-Security");
  expect(names("http://localhost:3000")).not.toContain("Strict-Transport-Security");
  expect(pagePolicy(["'sha256-abc='"], "https://quartier.example")).toContain("upgrade-insecure-requests");
  expect(pagePolicy(["'sha256-abc='"], "http://localhost:3000")).not.toContain("upgrade-insecure-requests");
});

test("and on the hosts below it where the operator says so", () => {
  const value = (reach: HstsReach) =>
    new Map(securityHeaders("https://quartier.example", reach)).get("Strict-Transport-Security");
  expect(value("host")).toBe("max-age=31536000");
  expect(value("subdomains")).toBe("max-age=31536000; includeSubDomains");
  expect(value("preload")).toBe("max-age=63072000; includeSubDomains; preload");
});

test("an operator's tile server may be asked by pages and by the map's worker, and by nobody else", () => {
  const style = "https://tiles.example:8443/styles/paper.json";
  expect(pagePolicy(["'sha256-abc='"], "https://quartier.example", { mapStyleUrl: style })).toMatch(
    /connect-src 'self' https:\/\/tiles.example:8443;/,
  );
  expect(workerPolicy(style)).toContain("connect-src 'self' https://tiles.example:8443");
  expect(workerPolicy()).toMatch(/connect-src 'self'$/);
});

test("a page reaches Firebase and Google where accounts are a Firebase project's, and the site alone elsewhere", () => {
  const policy = (authDomain?: string) =>
    pagePolicy(["'sha256-abc='"], "https://quartier.example", { authDomain }).split("; ");
  expect(policy("quartier.firebaseapp.com")).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-abc=' https://apis.google.com",
      "frame-src https://quartier.firebaseapp.com",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    ]),
  );
  expect(policy().join("; ")).not.toMatch(/google|firebase|frame-src|https:/);
});

test("a form leads to this site, and to Google's sign-in where that is set up", () => {
  const policy = (googleSignIn?: boolean) =>
    pagePolicy(["'sha256-abc='"], "https://quartier.example", { googleSignIn }).split("; ");
  expect(policy()).toContain("form-action 'self'");
  expect(policy(true)).toContain("form-action 'self' https://accounts.google.com");
});

test("no answer lets plug-ins run or another page's addresses be its own", () => {
  const others = new Map(securityHeaders("https://quartier.example")).get("Content-Security-Policy")!;
  for (const policy of [pagePolicy(["'sha256-abc='"], "https://quartier.example"), workerPolicy(), others]) {
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["default-src 'none'", "object-src 'none'", "base-uri 'none'"]),
    );
  }
});

test("a page allows no inline code but what it names", () => {
  expect(pagePolicy(["'sha256-abc='"], "https://quartier.example")).toContain("script-src 'self' 'sha256-abc=';");
  expect(pagePolicy(["'sha256-abc='"], "https://quartier.example")).not.toContain("unsafe");
});

import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

/*
 * A page is kept for others unless its visitor brings one of the site's cookies (decision 041), so all of these have to be
 * on the list: a cookie is made with a name from `cookieName`, which takes no other.
 */
it("every cookie that the site sets is named in the list of its own", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file),
  );
  const made = files.flatMap((file) =>
    [...readFileSync(`app/${file}`, "utf8").matchAll(/(?:createCookie\(|signedCookie,\s*name: )(.{0,12})/g)].map(
      ([, name]) => ({ file, name }),
    ),
  );
  expect(made.length).toBeGreaterThan(5);
  for (const { file, name } of made) expect(name, file).toBe('cookieName("'.slice(0, name!.length));
  // Written by hand: the choice about cookies, whose name the list's type checks, and what takes tags' cookies back.
  const byHand = files.filter((file) => /Max-Age=/.test(readFileSync(`app/${file}`, "utf8")));
  expect(byHand.sort()).toEqual(["consent/choice-cookie.server.ts", "consent/tags.server.ts"]);
});

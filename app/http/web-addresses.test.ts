import { describe, expect, test } from "vitest";
import { countLinks } from "./web-addresses.ts";

describe("a web address is", () => {
  test.each([
    "https://evil.example",
    "HTTP://evil.example/a",
    "www.evil",
    "evil.example/win",
    "evil.example?win",
    "evil.example:8080",
    "evil.example/#a",
    "Win at evil.com",
    "evil.com.",
    "(evil.be)",
    "t.co/abc",
    "sub.evil.co.uk",
    "Immo.be",
    "EVIL.BE",
    "gagné.brussels",
    "xn--gagn-epa.xn--vermgensberater-ctb",
    "ｅｖｉｌ.com",
    "evil。com",
    "1.2.3.4/win",
    "evil.win",
    "name@evil.example/win",
    "...evil.com",
    "-evil.com",
    "evil.com-",
    "evil.help",
    "evil.zip",
    "ftp://evil.help",
    "http:/evil.example",
    "Bit.Ly",
    "Bit.Ly now",
    "evil\u200b.com",
    "евил.рф",
  ])("%s", (text) => expect(countLinks(text)).toBe(1));

  test("counted once, whatever is in it", () => {
    expect(countLinks("https://www.evil.com/www.evil.com?https=evil.be")).toBe(1);
    expect(countLinks("evil.com, evil.be/a and www.evil.nl")).toBe(3);
  });
});

describe("no web address is", () => {
  test.each([
    "J. Janssens",
    "J.Janssens",
    "J.-P. Dubois",
    "J.P.Dubois",
    "St. Peter",
    "St.Peter",
    "St.Jo",
    "Ph.De Smet",
    "J.De Smet",
    "P.J.De Wachter",
    "A.B.C. nv",
    "A.B.C.",
    "Anne.Willems",
    "Dr.Maes",
    "Immo & Co. nv",
    "s.a.",
    "e.g. 3.5 m",
    "12.500 EUR",
    "1.2.3",
    "09.30/11.00",
    "anke@test.example",
    "anke.willems@test.be",
    "bv/sprl",
    "and/or",
    "O'Neill",
    "J.Best",
    "J.Paris",
    "Prof.De Boeck",
    "Mr.de Groot",
    "Anne.Le Roux",
    "Bonjour.Je cherche un bureau.Au centre.Et un parking.Il faut deux salles.",
    "…",
  ])("%s", (text) => expect(countLinks(text)).toBe(0));
});

test("a text of any length and shape is read in time that grows with it", () => {
  for (const part of ["a.", "a-", "a.b-", "1.", "www", "a.b/", "é.", "xn--"]) {
    const started = process.cpuUsage().user;
    countLinks(part.repeat(5_000));
    expect((process.cpuUsage().user - started) / 1e6, part).toBeLessThan(2);
  }
});

import { expect, test } from "vitest";
import { day, figure, figureOrNone, httpsAddress, photoSource, prose, text } from "./listing-record-values.ts";

test("a text is trimmed and composed, in whatever script it is written", () => {
  const given = {
    " Cafe\u0301\n": "Café",
    "\u212bngstr\u00f6m": "Ångström",
    "κα\u03b9\u0301": "καί",
    "1\u202f250 € – “Gare”": "1\u202f250 € – “Gare”",
  };
  for (const [written, read] of Object.entries(given)) {
    expect(text(30).parse(written)).toBe(read);
    expect(prose(30).parse(written)).toBe(read);
  }
});

test("a text shows something, within its length and without what damages a page", () => {
  const [long, marked] = ["a".repeat(31), "a" + "\u0301".repeat(31)];
  for (const bad of ["", "  ", "\u00ad\u200b", "a\u0000", "a\u0085b", "\u202ea", "a\ufffd", long, marked]) {
    expect(text(30).safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
  expect(text(30).safeParse("two\nlines").success).toBe(false);
  expect(prose(30).safeParse("two\nlines").success).toBe(true);
  expect(text(1).parse("e\u0301")).toBe("é");
});

test("a photo is named by a plain https address or by a path beside the feed", () => {
  const addresses = [
    "https://pictures.example/a.png?seed=b1&type=apartment&v=2",
    "https://a-b.c1.example/%20x,y;z:~+",
    "https://bücher.example/ä.jpg",
    "https://192.0.2.1/a.jpg",
    "https://pictures.example",
  ];
  for (const address of addresses) {
    expect(httpsAddress.safeParse(address).success, address).toBe(true);
    expect(photoSource.parse(address)).toBe(address);
  }
  for (const path of ["a.jpg", "photos/a b.jpg"]) expect(photoSource.parse(path)).toBe(path);
  const wrong = [
    ...[
      "http://pictures.example/a.jpg",
      "https://xn--a.example/a.jpg",
      "https://user@pictures.example/a.jpg",
      "https:a.jpg",
    ],
    ...["https://pictures.example/a b.jpg", "https://pictures.example/a\\b", "ftp://a.example/a", "../a.jpg", "/a.jpg"],
    ...["https://1.2.3.999/a.jpg", `https://pictures.example/${"a".repeat(2000)}`],
  ];
  for (const source of wrong) expect(photoSource.safeParse(source).success, source).toBe(false);
});

test("a day and a figure are such as a database can hold", () => {
  for (const good of ["0001-01-01", "2026-11-28", "9999-12-31"]) expect(day.parse(good)).toBe(good);
  expect(day.safeParse("0000-01-01").error?.issues.map(({ message }) => message)).toEqual([
    "must not lie in the year 0, which there never was",
  ]);
  for (const small of [1e-300, 5e-324, 0.009]) {
    expect(figure(50).safeParse(small).success).toBe(false);
    expect(figureOrNone(50).parse(small)).toBe(0);
  }
  for (const bad of [-1e-300, -1, 51, Number.NaN]) expect(figureOrNone(50).safeParse(bad).success).toBe(false);
  expect([figure(50).parse(0.01), figureOrNone(50).parse(0.01), figureOrNone(50).parse(0)]).toEqual([0.01, 0.01, 0]);
});

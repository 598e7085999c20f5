import { describe, expect, it } from "vitest";
import { agreed, allowedBy, choiceSeconds, isInForce, readChoice, writeChoice, type Choice } from "./choice.ts";

const chosen = 1_795_000_000;
const make = (choice: Partial<Choice> = {}): Choice => ({
  version: "1.0",
  at: chosen,
  allowed: ["preferences", "analytics", "advertising"],
  despiteSignal: false,
  onAccount: false,
  ...choice,
});

describe("a choice on a line", () => {
  it.each([
    make(),
    make({ allowed: [] }),
    make({ allowed: ["analytics"], despiteSignal: true, onAccount: true }),
    make({ language: "nl" }),
  ])("is read as it was written: %o", (choice) => {
    expect(readChoice(writeChoice(choice))).toEqual(choice);
  });

  it("says nothing of the language without consent to preferences", () => {
    expect(writeChoice(make({ allowed: [], language: "fr" }))).toBe(`v=1.0&t=${chosen}&c=`);
    expect(readChoice(`v=1.0&t=${chosen}&c=analytics&l=fr`)).not.toHaveProperty("language");
  });

  it("fits a cookie as it is", () => {
    const longest = writeChoice(make({ language: "nl", despiteSignal: true, onAccount: true }));
    expect(longest).toMatch(/^[!#-+\--:<-[\]-~]+$/);
  });

  it.each(["", "1", "v=1.0", "v=1.0&t=soon&c=", `v=1&t=${chosen}&c=`, `v=1.0&t=${chosen}`, "eyJhIjoxfQ=="])(
    "is none when it says %o",
    (line) => expect(readChoice(line)).toBeNull(),
  );

  it("allows no category that there is none of", () => {
    expect(readChoice(`v=1.0&t=${chosen}&c=analytics.everything.analytics`)?.allowed).toEqual(["analytics"]);
  });
});

describe("a choice is in force", () => {
  it("for a year", () => {
    expect(isInForce(make(), "1.0", chosen + choiceSeconds - 1)).toBe(true);
    expect(isInForce(make(), "1.0", chosen + choiceSeconds)).toBe(false);
  });

  it("until the cookie text changes", () => expect(isInForce(make(), "1.1", chosen + 10)).toBe(false));

  it("from when it was made: one from the future is made up", () => {
    expect(isInForce(make({ at: chosen + 1000 }), "1.0", chosen)).toBe(false);
  });
});

describe("what is allowed", () => {
  it("is nothing before a choice", () => expect(allowedBy(null, false)).toEqual([]));

  it("is what was chosen", () => expect(allowedBy(make({ allowed: ["analytics"] }), false)).toEqual(["analytics"]));

  it("is neither analytics nor advertising where the browser asks not to be tracked", () => {
    expect(allowedBy(make(), true)).toEqual(["preferences"]);
  });

  it("is what was chosen in spite of that", () => {
    expect(allowedBy(make({ despiteSignal: true }), true)).toHaveLength(3);
  });
});

describe("a browser and an account agree", () => {
  const refusal = (choice: Partial<Choice> = {}) => make({ allowed: [], ...choice });

  it("on the one choice there is", () => {
    expect(agreed(null, null)).toBeNull();
    expect(agreed(make(), null)).toEqual(make());
    expect(agreed(null, make())).toEqual(make());
  });

  it("on the newer, when the browser's was made signed out", () => {
    const newer = refusal({ at: chosen + 1 });
    expect(agreed(newer, make({ onAccount: true }))).toBe(newer);
    const account = make({ onAccount: true, at: chosen + 1 });
    expect(agreed(refusal(), account)).toBe(account);
  });

  it("on the account's, when they are the same: it has been taken there already", () => {
    const account = make({ onAccount: true });
    expect(agreed(make({ language: "fr" }), account)).toBe(account);
  });

  it("on the account's, when the browser's came from an account: perhaps another's", () => {
    const account = refusal({ onAccount: true });
    expect(agreed(make({ onAccount: true, at: chosen + 1 }), account)).toBe(account);
  });
});

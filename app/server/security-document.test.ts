import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const top = new URL("../../", import.meta.url);
const text = readFileSync(new URL("docs/security.md", top), "utf8");

/** How many requirements of level 1 or 2 each section of ASVS 5.0 has; within a section they are numbered from 1. */
const sections: Record<string, number> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
  ...{ "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3 },
  ...{ "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4 },
  ...{ "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7 },
  ...{ "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2 },
};

interface Line {
  number: string;
  state: string;
  how: string;
}

const lines = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| ([^|]+) \| ([^|]+) \|/gm)].map(
  ([, number, state, how]): Line => ({ number: number!, state: state!.trim(), how: how!.trim() }),
);

describe("docs/security.md", () => {
  test("names the tests that there are", () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((file) => !existsSync(new URL(file, top)))).toEqual([]);
  });

  test("has a line for each requirement, in their order", () => {
    const wanted = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(wanted).toHaveLength(253);
    // The object's keys stand in the order of the standard, as none of them is a whole number.
    expect(lines.map(({ number }) => number)).toEqual(wanted);
  });

  test("says of each whether it is met, and how or why not", () => {
    const states = new Set(["met", "in part", "**not met**", "not applicable"]);
    expect(lines.filter(({ state }) => !states.has(state))).toEqual([]);
    expect(lines.filter(({ how }) => how.length < 2)).toEqual([]);
  });

  test("counts them as they are", () => {
    const count = (wanted: string) => lines.filter(({ state }) => state === wanted).length;
    expect(text).toContain(
      `Of ${lines.length} requirements of levels 1 and 2, ${count("met")} are met, ${count("in part")} in part, ${count("**not met**")} not, and ${count("not applicable")} do not apply.`,
    );
  });
});

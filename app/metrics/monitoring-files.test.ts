import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const read = (name: string) => readFileSync(new URL(`../../deploy/monitoring/${name}`, import.meta.url), "utf8");
const sources = ["registry", "measure-database"]
  .map((name) => readFileSync(new URL(`${name}.server.ts`, import.meta.url), "utf8"))
  .concat(readFileSync(new URL("../http/page-cache.server.ts", import.meta.url), "utf8"))
  .join("\n");

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
const rules = (parse(read("alerts.yaml")) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read("dashboard.json")) as { panels: { title: string; targets: { expr: string }[] }[] };

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

describe("alert rules and dashboard", () => {
  test.each(expressions)("%s asks only for what is measured", (_title, expression) => {
    const names = expression.match(/\bquartier_\w+/g) ?? [];
    for (const name of names) {
      const measured = name.replace(/^quartier_/, "").replace(/_(?:bucket|count|sum)$/, "");
      expect(sources).toMatch(new RegExp(`"(?:quartier_)?${measured}"`));
    }
    expect(names.length > 0 || /\b(?:up|nodejs|process)\b|nodejs_|process_/.test(expression)).toBe(true);
  });

  test("say what is the matter, and the page for operators what to do", () => {
    const operating = readFileSync(new URL("../../docs/operating.md", import.meta.url), "utf8");
    for (const { alert, annotations } of rules) {
      expect(annotations.summary.length).toBeGreaterThan(10);
      expect(operating).toContain(`| ${alert} |`);
    }
  });
});

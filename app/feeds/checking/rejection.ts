import type { z } from "zod";

/** A line of a feed that was not imported, and why, in words that the one who sent it understands. */
export interface Rejection {
  /** Counted from 1. */
  line: number;
  /** As the feed writes it, to be found there; absent when the line does not tell one. */
  reference?: string;
  /** Of the listing format, the first that is wrong: `rent.amount`. */
  field?: string;
  reason: string;
}

/** Characters of a reason; what a line says too much of is cut. */
export const longestReason = 600;

/** A reason without what is particular to its line: those refused for the same one are counted by it. It is not for people. */
export function groupOf(reason: string): string {
  return cutTo(200, reason.replace(/"(?:[^"\\]|\\.)*(?:"|…)/g, "…").replace(/\d+/g, "…"));
}

/** A text of so many characters at most. */
export function cutTo(length: number, text: string): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** More problems than this in one line are counted, not listed. */
const maxProblems = 4;

type Issue = z.core.$ZodIssue;

/**
 * Says what a checked value lacks: `rent.amount is missing; type must be one of office, house`.
 * @param value what was checked; zod's issues do not hold it
 */
export function reasonOf(error: { issues: Issue[] }, value: unknown): string {
  const problems = error.issues.flatMap((issue) => problemsOf(issue, value, []));
  const listed = problems.slice(0, maxProblems).join("; ");
  const more = problems.length - maxProblems;
  return more > 0 ? `${listed}; and ${more} more` : listed;
}

/** The field that a checked value lacks or has wrong; the first where there are several. */
export function fieldOf(error: { issues: Issue[] }): string | undefined {
  const [first] = error.issues;
  const path = first?.code === "unrecognized_keys" ? [...first.path, ...first.keys.slice(0, 1)] : first?.path;
  return path && path.length > 0 ? nameOf(path) : undefined;
}

function problemsOf(issue: Issue, root: unknown, above: PropertyKey[]): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union")
    return nearestBranch(issue.errors).flatMap((inner) => problemsOf(inner, root, path));
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => `${nameOf([...path, key])} is no field of the format`);
  }
  return [`${nameOf(path)} ${complaint(issue, valueAt(root, path))}`];
}

/** What a union's branches say: the one that fits best is the one that was meant. */
function nearestBranch(branches: Issue[][]): Issue[] {
  return branches.reduce((best, branch) => (branch.length < best.length ? branch : best), branches[0] ?? []);
}

function complaint(issue: Issue, value: unknown): string {
  if (value === undefined && issue.code !== "custom") return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kinds[issue.expected] ?? issue.expected}, not ${shown(value)}`;
    case "invalid_value":
      return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}, not ${shown(value)}`;
    case "too_small":
      return issue.origin === "string"
        ? "must not be empty"
        : `must be ${issue.inclusive ? "at least" : "above"} ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "string") return `must not be longer than ${issue.maximum} characters`;
      if (issue.origin === "array") return `must not have more than ${issue.maximum} entries`;
      return `must be ${issue.inclusive ? "at most" : "below"} ${issue.maximum}`;
    case "invalid_format":
      return formats[issue.format] ? `must be ${formats[issue.format]}, not ${shown(value)}` : issue.message;
    default:
      return issue.message;
  }
}

const kinds: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const formats: Partial<Record<string, string>> = {
  date: "a date such as 2026-11-21",
  datetime: "a moment such as 2026-11-21T09:00:00+01:00",
  email: "an e-mail address",
};

/** `units[2].surface`; the line itself when the path is empty. */
function nameOf(path: PropertyKey[]): string {
  if (path.length === 0) return "the line";
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    const field = /^[\w-]+$/.test(String(key)) ? clipped(String(key)) : shown(key);
    return name ? `${name}.${field}` : field;
  }, "");
}

function valueAt(root: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    root,
  );
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isObject(value)) return "an object";
  return clipped(JSON.stringify(value));
}

function clipped(text: string): string {
  return cutTo(60, text);
}

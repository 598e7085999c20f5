/**
 * What a migration must not do while the version before serves, by the rule in docs/developing.md ("Schema"): hold a
 * table that is in use for as long as its rows are many, or take away what that version reads.
 */

interface Rule {
  problem: string;
  /** Its first group is the table; what the migration has made itself is nobody's yet. */
  statement: RegExp;
  unless?: RegExp;
}

const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const alter = String.raw`^alter table (?:if exists )?(?:only )?${name} `;

const index = new RegExp(String.raw`^create (?:unique )?index .*?\bon (?:only )?${name}`);

const rules: readonly Rule[] = [
  {
    problem: "an index keeps everybody from writing while it is made",
    statement: index,
    unless: /^create (unique )?index concurrently/,
  },
  {
    problem: "another type rewrites the table, and the version before expects the old one",
    statement: new RegExp(String.raw`${alter}.*\balter (?:column )?"?\w+"? (?:set data )?type\b`),
  },
  {
    problem:
      "every row is read while nobody may: add a check as not valid, validate it in the next migration, then set it",
    statement: new RegExp(String.raw`${alter}.*\bset not null`),
  },
  {
    problem: "a column that must have a value breaks what the version before writes: give it a default",
    statement: new RegExp(String.raw`${alter}.*\badd (?:column )?(?!constraint).*\bnot null`),
    unless: /\bdefault\b|\bgenerated\b/,
  },
  {
    problem: "a default that differs by row rewrites the table: add the column, then fill it in the next migration",
    statement: new RegExp(
      String.raw`${alter}.*\badd (?:column )?.*(?:\b(?:random|gen_random_uuid|clock_timestamp|nextval)\(|\bgenerated\b|\b(?:big|small)?serial\b)`,
    ),
  },
  {
    problem: "every row is checked while nobody may write: not valid first, validate in the next migration",
    statement: new RegExp(String.raw`${alter}.*\badd (?:constraint .*)?(?:foreign key|check)\b`),
    unless: /\bnot valid\b/,
  },
  {
    problem: "its index keeps everybody from reading while it is made",
    statement: new RegExp(String.raw`${alter}.*\badd (?:constraint .*)?(?:primary key|unique|exclude)\b`),
    unless: /\busing index\b/,
  },
  {
    problem: "the version before still reads it: take it away one release after the last that does",
    statement: new RegExp(
      String.raw`(?:${alter}.*\bdrop column\b|^drop (?:table|view|materialized view) (?:if exists )?${name})`,
    ),
  },
  {
    problem: "the version before knows the old name: add the new one beside it",
    statement: new RegExp(String.raw`${alter}.*\brename\b`),
  },
  {
    problem: "holds the whole table",
    statement: new RegExp(String.raw`^(?:truncate|lock|vacuum full|cluster|reindex)(?: table)? (?:only )?${name}`),
  },
];

/** How a statement says that it is meant, and why that is bearable: `-- allowed: 300 rows, and none is written by visitors`. */
const allowed = /^\s*--\s*allowed:\s*\S.{15,}$/m;

/** That somebody means it does not help: the index may be quick, but whoever reads the table waits for it all the same. */
const behindAlteration =
  "whoever altered the table keeps everybody from reading it until the migration ends: a migration of its own for the index";

/**
 * Reads a migration.
 * @returns what breaks the rule and is not said to be meant, a line each
 */
export function findUnsafeStatements(migration: string): string[] {
  const statements = splitStatements(migration);
  const made = new Set(
    statements.map(({ text }) => new RegExp(`^create table (?:if not exists )?${name}`).exec(text)?.[1]),
  );
  const unsafe = statements
    .filter(({ source }) => !allowed.test(source))
    .flatMap(({ text }) =>
      rules
        .filter(({ statement, unless }) => {
          const match = statement.exec(text);
          return match && !made.has(match.slice(1).find(Boolean)) && !unless?.test(text);
        })
        .map(({ problem }) => `${text.slice(0, 80)}: ${problem}`),
    );
  return [...unsafe, ...findIndexesBehindAlterations(statements, made)];
}

function findIndexesBehindAlterations(statements: readonly { text: string }[], made: ReadonlySet<string | undefined>) {
  const altered = new Set<string | undefined>();
  return statements.flatMap(({ text }) => {
    altered.add(new RegExp(alter).exec(text)?.[1]);
    const table = index.exec(text)?.[1];
    return table !== undefined && altered.has(table) && !made.has(table)
      ? [`${text.slice(0, 80)}: ${behindAlteration}`]
      : [];
  });
}

/** Statements with their comments, and as rules read them: small, on a line, without comments, texts and bodies of functions. */
function splitStatements(migration: string) {
  const hidden = migration.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "$$$$").replace(/'(?:[^']|'')*'/g, "''");
  return hidden.split(/;|--> statement-breakpoint/).map((source) => ({
    source,
    text: source.replace(/--.*$/gm, "").replace(/\s+/g, " ").trim().toLowerCase(),
  }));
}

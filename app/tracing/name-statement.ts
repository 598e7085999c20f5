/** What a statement does and to which table first, in words of which there are few. */
interface StatementName {
  operation: string;
  table?: string;
}

const operations = /\b(select|insert|update|delete|copy|refresh|truncate|begin|commit|rollback|savepoint|set|lock)\b/i;
const tables = /\b(?:from|into|update)\s+(?:only\s+)?((?:"?[a-z_][\w$]*"?\.)?"?[a-z_][\w$]*"?)/i;
/** Characters of a statement that are looked at: names stand at its beginning, lists of values behind. */
const looked = 2_000;

/** @param statement SQL with its parameters as `$1`; of its text nothing but these two words is used */
export function nameStatement(statement: string): StatementName {
  const start = statement.slice(0, looked);
  const [, operation = "other"] = operations.exec(start) ?? [];
  const [, table] = tables.exec(start) ?? [];
  return { operation: operation.toLowerCase(), ...(table !== undefined && { table: table.replaceAll('"', "") }) };
}

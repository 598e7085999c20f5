/**
 * What the account of a connection may do beyond the role of its part (db/roles.server.ts).
 *
 * @param {import("postgres").Sql} sql
 * @param {string} role `quartier_web` or `quartier_worker`
 * @returns {Promise<string | undefined>} what there is too much, in words; undefined when there is nothing
 */
export async function findExcess(sql, role) {
  const [found] = await sql`select from pg_roles where rolname = ${role}`;
  if (!found) return `there is no role ${role} to compare it with (npm run db:roles makes it)`;
  const [account] = await sql`
    select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
      has_schema_privilege(current_user, 'public', 'create') or has_database_privilege(current_database(), 'create') as creates
    from pg_roles where rolname = current_user`;
  if (account?.rolsuper) return "it is a superuser";
  if (account?.rolcreaterole) return "it may make roles";
  if (account?.rolcreatedb) return "it may make databases";
  if (account?.rolbypassrls || account?.rolreplication) return "it may read past all rules";
  if (account?.creates) return "it may make tables";
  const more = await sql`
    select n.nspname || '.' || c.relname as name, lower(p) as privilege
    from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p
    where n.nspname in ('public', 'pgboss', 'drizzle') and c.relkind in ('r', 'p', 'v')
      and has_table_privilege(current_user, c.oid, p) and not has_table_privilege(${role}, c.oid, p)
    order by name, p limit 3`;
  if (more.length === 0) return undefined;
  return `it may ${more.map(({ name, privilege }) => `${privilege} ${name}`).join(", ")}`;
}

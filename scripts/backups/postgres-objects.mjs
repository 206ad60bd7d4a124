/** What stands in a schema of PostgreSQL, and how all of it moves at once. */

export const SCHEMA = 'public';

const notOfExtension = (catalog) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = o.oid AND d.deptype = 'e')`;

/** Everything in the schema that stands by itself and was not brought by an extension, in the words of ALTER. */
const OBJECTS = `
  SELECT CASE o.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind,
         o.relname AS name, quote_ident(o.relname) AS identity
    FROM pg_class o
   WHERE o.relnamespace = 'public'::regnamespace AND o.relkind IN ('r', 'p', 'v', 'm', 'S') AND ${notOfExtension('pg_class')}
     AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = o.oid AND d.deptype IN ('a', 'i'))
  UNION ALL
  SELECT 'ROUTINE', o.proname, quote_ident(o.proname) || '(' || pg_get_function_identity_arguments(o.oid) || ')'
    FROM pg_proc o WHERE o.pronamespace = 'public'::regnamespace AND ${notOfExtension('pg_proc')}
  UNION ALL
  SELECT 'TYPE', o.typname, quote_ident(o.typname)
    FROM pg_type o WHERE o.typnamespace = 'public'::regnamespace AND o.typtype IN ('e', 'd') AND ${notOfExtension('pg_type')}
   ORDER BY name`;
export const isTable = ({ kind }) => kind === 'TABLE';

export const rowsOf = (client) => async (query) => (await client.query(query)).rows;
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

export const objectsOf = (client) => rowsOf(client)(OBJECTS);

export async function inTransaction(client, begin, work) {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Moves everything of one schema into another. */
async function moveAll(client, from, to, objects) {
  for (const { kind, identity } of objects)
    await client.query(`ALTER ${kind} ${quoted(from)}.${identity} SET SCHEMA ${quoted(to)}`);
}

/** Moves all there is into a schema `kept` of its own; answers what that was. */
export async function setAside(client, kept) {
  const objects = await objectsOf(client);
  if (objects.length > 0)
    await inTransaction(client, 'BEGIN', async () => {
      await client.query(`CREATE SCHEMA ${quoted(kept)}`);
      await moveAll(client, SCHEMA, kept, objects);
    });
  return objects;
}

/** Takes away all there is, and brings back what was set aside. */
export async function putBack(client, old, kept) {
  await inTransaction(client, 'BEGIN', async () => {
    for (const { kind, identity } of await objectsOf(client))
      await client.query(`DROP ${kind} IF EXISTS ${quoted(SCHEMA)}.${identity} CASCADE`);
    if (old.length === 0) return;
    await moveAll(client, kept, SCHEMA, old);
    await client.query(`DROP SCHEMA ${quoted(kept)}`);
  });
}

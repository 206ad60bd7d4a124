import { serverPackage } from '../backups/packages.mjs';
import { DERIVED } from './derived.mjs';

/**
 * A SQLite database as SQL, to be run in this order: `tables` with what is derived from the code, `rows` one to a line,
 * `indexes` and triggers.
 */
export function sqliteStatements(file) {
  const database = new (serverPackage('better-sqlite3'))(file, { readonly: true });
  const list = (query, ...values) =>
    database
      .prepare(query)
      .pluck()
      .all(...values);
  const created = (type) =>
    list(
      `SELECT sql FROM sqlite_master WHERE type = ? AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY name`,
      type,
    );
  const rowsOf = (table) => {
    const columns = list('SELECT name FROM pragma_table_info(?)', table);
    const values = columns.map((column) => `quote("${column}")`).join(` || ',' || `);
    const rows = list(`SELECT '(' || ${values} || ')' FROM "${table}"`);
    return rows.length === 0 ? [] : [`INSERT INTO ${table} VALUES\n${rows.join(',\n')}`];
  };
  const text = (statements) => statements.map((statement) => `${statement};\n`).join('');
  try {
    const tables = list(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    );
    const entered = tables.filter((table) => !DERIVED.includes(table));
    return {
      tables: text([...created('table'), ...DERIVED.flatMap(rowsOf)]),
      rows: text(entered.flatMap(rowsOf)),
      // Last what AUTOINCREMENT has reached.
      indexes: text([
        ...created('index'),
        ...created('trigger'),
        'DELETE FROM sqlite_sequence',
        ...rowsOf('sqlite_sequence'),
      ]),
    };
  } finally {
    database.close();
  }
}

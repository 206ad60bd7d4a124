/** An index that the database is to have beside those of the schemas and migrations. */
export interface Index {
  name: string;
  table: string;
  /** The definition after the table's name: columns or expressions, and the condition of a partial index. */
  columns: string;
  unique: boolean;
}

const defined = (name: string, on: string, unique: boolean): Index => {
  const [table = ''] = on.split(' ', 1);
  return { name, table, columns: on.slice(table.length + 1), unique };
};

/** An index that makes reads fast. `on` is what stands behind ON: `orders (branch_id) WHERE …`. */
export const index = (name: string, on: string): Index => defined(name, on, false);

/** An index that refuses a second row alike. */
export const uniqueIndex = (name: string, on: string): Index => defined(name, on, true);

/** The statement that creates an index, under another name and CONCURRENTLY where that is told. */
export const createStatement = (
  { name, table, columns, unique }: Index,
  { as = name, concurrently = false }: { as?: string; concurrently?: boolean } = {},
): string =>
  `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${concurrently ? 'CONCURRENTLY ' : ''}${as} ON ${table} ${columns}`;

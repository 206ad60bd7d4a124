import { nextTurn } from '../event-loop/turns';
import { inList, type Parameter, type RunOptions, type Sql } from './sql';

/*
 * A table told once: its columns give the SELECT, the INSERT, the type of a row and what makes one of what either
 * database hands back. The conditions stay SQL.
 */

export interface Column {
  /** Left out where it is the key in snake case. */
  name?: string | undefined;
  read: (stored: never) => unknown;
  write: (value: never) => Parameter;
}

export type Columns = Readonly<Record<string, Column>>;

export type Values<C> = {
  -readonly [Key in keyof C]: C[Key] extends { read: (stored: never) => infer Value } ? Value : never;
};

/** What a row of a table is to the domain. */
export type RowOf<T> = T extends Table<infer Row> ? Row : never;

/** What a column of the database is called that is not read with the row, and what goes into it. */
export type OtherColumns = Readonly<Record<string, Parameter>>;

export interface Table<Row> {
  readonly name: string;
  /** The columns as a SELECT names them, after an alias of the table if one is given. */
  columns(alias?: string): string;
  /** A row of what `columns` selected. */
  read(stored: StoredRow): Row;
  /** The same of a document of Strapi, which has every column by its key. */
  readDocument(document: object): Row;
  /** The rows of a condition written for this table. It carries the business, or a key that nobody can guess. */
  select(sql: Sql, condition: string, parameters: readonly Parameter[], options?: RunOptions): Promise<Row[]>;
  /**
   * The same for many rows: they are read some hundred at a time, and the event loop has a turn after each of these pieces.
   * Outside a transaction a row that changes meanwhile is as it was when its piece was read. Needs a table of a content type.
   */
  selectInPieces(sql: Sql, condition: string, parameters: readonly Parameter[]): Promise<Row[]>;
  /**
   * The same, but a row that cannot be read is left out and handed to `unreadable` with the reason: for a job that serves all
   * businesses, which one row must not stop.
   */
  selectReadable(
    sql: Sql,
    condition: string,
    parameters: readonly Parameter[],
    unreadable: (stored: StoredRow, error: unknown) => void,
  ): Promise<ReadableRows<Row>>;
  /** The first of them. */
  find(sql: Sql, condition: string, parameters: readonly Parameter[]): Promise<Row | null>;
  count(sql: Sql, condition: string, parameters: readonly Parameter[]): Promise<number>;
  /** Answers how many rows were written, which `conflict`, an ON CONFLICT, may make none. */
  insert(
    sql: Sql,
    row: Partial<Row> & OwnerOf<Row>,
    others?: OtherColumns,
    conflict?: string,
  ): Promise<number>;
  /** Changes the rows of a condition and answers how many they were. */
  update(sql: Sql, changes: Partial<Row>, where: Condition, others?: OtherColumns): Promise<number>;
  /** Deletes them and answers how many they were. */
  remove(sql: Sql, condition: string, parameters: readonly Parameter[]): Promise<number>;
  /** What stands behind SET for these changes, with its parameters. */
  assign(changes: Partial<Row>, others?: OtherColumns): { text: string; parameters: Parameter[] };
  /** The same table for who reads or writes few of its columns. */
  pick<Key extends keyof Row & string>(...keys: Key[]): Table<Pick<Row, Key>>;
  /** The same for who reads all but few of them. */
  without<Key extends keyof Row & string>(...keys: Key[]): Table<Omit<Row, Key>>;
}

/** The rows that could be read, and how many were found. */
export interface ReadableRows<Row> {
  rows: Row[];
  found: number;
}

/** Where a row has the business as a column, nobody leaves it out. */
type OwnerOf<Row> = Row extends { businessId: unknown } ? Pick<Row, 'businessId'> : unknown;

type Condition = readonly [condition: string, ...parameters: Parameter[]];

/** As the driver hands it over; each column knows what it finds. */
export type StoredRow = Readonly<Record<string, never>>;

/** A technical table, or few columns joined to another; that of a content type is told by its schema: `content-type.ts`. */
export const defineTable = <C extends Columns>(name: string, columns: C): Table<Values<C>> =>
  makeTable(name, columns);

/** The caller says what the columns make of a row. */
export const makeTable = <Row>(name: string, columns: Columns): Table<Row> =>
  fromColumns(
    name,
    Object.entries(columns).map(([key, column]) => ({ key, column, name: column.name ?? snakeCase(key) })),
  );

type Known = readonly { key: string; column: Column; name: string }[];

/** So many rows with all of their columns are read in some 10 ms. */
const PIECE = 500;

/** Unscoped: the condition carries the business, and is looked at where it is written. */
function fromColumns<Row>(name: string, known: Known): Table<Row> {
  const byKey = new Map(known.map((each) => [each.key, each]));
  const list = known.map((column) => column.name).join(', ');

  const readBy = (called: 'name' | 'key', stored: StoredRow): Row => {
    const row: Record<string, unknown> = {};
    for (const each of known) row[each.key] = each.column.read(stored[each[called]] as never);
    // Key by key it was made of the columns of which the type is made.
    return row as Row;
  };
  const read = (stored: StoredRow): Row => readBy('name', stored);

  const selectStored = (
    sql: Sql,
    condition: string,
    parameters: readonly Parameter[],
    options?: RunOptions,
  ): Promise<StoredRow[]> =>
    sql.all<StoredRow>(`SELECT ${list} FROM ${name} WHERE ${condition}`, parameters, options);

  const select: Table<Row>['select'] = async (sql, condition, parameters, options) =>
    (await selectStored(sql, condition, parameters, options)).map(read);

  const written = (row: Partial<Row>, others: OtherColumns): [string, Parameter][] => [
    ...Object.entries<unknown>(row).flatMap(([key, value]): [string, Parameter][] => {
      const told = byKey.get(key);
      if (!told) throw new Error(`${name} has no column for ${key}`);
      // The key says of which column the value is, which the type of a loop does not.
      return value === undefined ? [] : [[told.name, told.column.write(value as never)]];
    }),
    ...Object.entries(others),
  ];

  const assign: Table<Row>['assign'] = (changes, others = {}) => {
    const values = written(changes, others);
    return {
      text: values.map(([column]) => `${column} = ?`).join(', '),
      parameters: values.map(([, value]) => value),
    };
  };

  return {
    name,
    columns: (alias) => (alias ? known.map((column) => `${alias}.${column.name}`).join(', ') : list),
    read,
    // What it holds is what the columns hold, as far as anybody reads it.
    readDocument: (document) => readBy('key', document as StoredRow),
    select,
    async selectInPieces(sql, condition, parameters) {
      const found = await sql.all<{ id: number }>(`SELECT id FROM ${name} WHERE ${condition}`, parameters);
      const rows = new Map<number, Row>();
      for (let from = 0; from < found.length; from += PIECE) {
        if (from > 0) await nextTurn();
        const ids = found.slice(from, from + PIECE).map(({ id }) => id);
        const piece = await sql.all<StoredRow & { row_id: number }>(
          `SELECT id AS row_id, ${list} FROM ${name} WHERE ${inList(sql, 'id')}`,
          [ids],
        );
        for (const stored of piece) rows.set(stored.row_id, read(stored));
      }
      return found.flatMap(({ id }) => rows.get(id) ?? []);
    },
    async selectReadable(sql, condition, parameters, unreadable) {
      const found = await selectStored(sql, condition, parameters);
      const rows = found.flatMap((stored) => {
        try {
          return [read(stored)];
        } catch (error) {
          unreadable(stored, error);
          return [];
        }
      });
      return { rows, found: found.length };
    },
    async find(sql, condition, parameters) {
      const [row] = await select(sql, condition, parameters);
      return row ?? null;
    },
    async count(sql, condition, parameters) {
      const statement = `SELECT COUNT(*) AS count FROM ${name} WHERE ${condition}`;
      return (await sql.one<{ count: number }>(statement, parameters))?.count ?? 0;
    },
    async insert(sql, row, others = {}, conflict = '') {
      const values = written(row, others);
      const names = values.map(([column]) => column).join(', ');
      // eslint-disable-next-line house/fixed-statements -- one mark per column; each call names the same columns, so the statement's text is fixed
      const marks = values.map(() => '?').join(', ');
      return sql.run(
        `INSERT INTO ${name} (${names}) VALUES (${marks}) ${conflict}`,
        values.map(([, value]) => value),
      );
    },
    async update(sql, changes, [condition, ...parameters], others) {
      const { text, parameters: values } = assign(changes, others);
      return sql.run(`UPDATE ${name} SET ${text} WHERE ${condition}`, [...values, ...parameters]);
    },
    remove: (sql, condition, parameters) => sql.run(`DELETE FROM ${name} WHERE ${condition}`, parameters),
    assign,
    pick: (...keys) =>
      fromColumns(
        name,
        keys.flatMap((key) => known.filter((column) => column.key === key)),
      ),
    without: (...keys) => {
      const left = new Set<string>(keys);
      return fromColumns(
        name,
        known.filter(({ key }) => !left.has(key)),
      );
    },
  };
}

/** What Strapi keeps of every document. */
export const documentStamps = (at: Date): OtherColumns => ({
  created_at: at,
  updated_at: at,
  published_at: at,
});

/** What Strapi calls the column of an attribute. */
export const snakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

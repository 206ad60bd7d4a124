import type { Stored } from '../contracts/menu';
import type { NounContract } from '../contracts/noun-contract';
import { instant, type InstantColumn } from '../database/columns';
import { namesOf, type Declared } from '../domain/fields';
import type { FilterOperator, Row } from './noun';
import { stored } from './present';

/** The operators by which a list may be filtered by a field of a kind; kinds that are missing are no filters. */
const OPERATORS: Partial<Record<string, readonly FilterOperator[]>> = {
  id: ['$eq', '$in', '$null', '$notNull'],
  code: ['$eq', '$in'],
  flag: ['$eq'],
  day: ['$eq', '$gte', '$lte'],
};

/**
 * The part of a noun's declaration that follows from its contract: bodies, write permissions, references, filters, order
 * and search. Spread it before the noun's own rules, which may replace any of it.
 *
 * @param title the field that names a row
 */
export function fromContract<F extends Declared>(contract: NounContract<F>, title = 'name') {
  const { fields, create, update, writePermissions } = contract;
  const kinds = namesOf(fields).flatMap((name) => {
    const field = fields[name];
    return field ? [{ name, kind: field.kind }] : [];
  });
  const filters = kinds.flatMap(({ name, kind }) => {
    const operators = OPERATORS[kind.is];
    return operators ? [[name, operators] as const] : [];
  });
  return {
    body: { create, update },
    writePermissions,
    title,
    references: Object.fromEntries(
      kinds.flatMap(({ name, kind }) => (kind.is === 'id' && kind.of ? [[name, tableOfNoun(kind.of)]] : [])),
    ),
    filters: {
      branchId: ['$eq', '$in'],
      state: ['$eq', '$in'],
      ...Object.fromEntries(filters),
      [title]: ['$containsi', '$eq'],
    } as Readonly<Record<string, readonly FilterOperator[]>>,
    sorts: [title, 'updatedAt', 'createdAt'],
    defaultSort: `${title}:asc`,
    search: [title],
  };
}

/** Tables are named by the plural of their nouns. */
const tableOfNoun = (resource: string) => resource.replaceAll('-', '_');

/** A stored row of a noun whose answer is `Dto`. */
export type NounRow<Dto extends { branchId: string; state: string }> = Row &
  Omit<Dto, keyof Row | 'id'> &
  Pick<Dto, 'branchId' | 'state'>;

/** The answer about a row: its declared fields, with what every stored row of a branch has. */
export function declaredDto<F extends Declared, R extends DeclaredRow<F>>(
  { fields }: NounContract<F>,
  row: R,
): Stored & { id: string } & Pick<R, Extract<keyof F, string>> & Pick<R, 'state'> {
  const values = namesOf(fields).map((name) => [
    name,
    fields[name]?.kind.is === 'instant' ? instant(row[name] as InstantColumn) : (row[name] ?? null),
  ]);
  return {
    ...stored(row),
    id: row.documentId,
    // Name by name it is made of the fields of which the type is made.
    ...(Object.fromEntries(values) as Pick<R, Extract<keyof F, string>>),
    ...({ state: row.state } as Pick<R, 'state'>),
  };
}

type DeclaredRow<F> = Row & { branchId: string; state: string } & { [Name in keyof F]: unknown };

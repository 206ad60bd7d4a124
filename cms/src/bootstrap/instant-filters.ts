import type { Core } from '@strapi/strapi';

interface Type {
  uid: string;
  attributes: Record<string, { type: string; column?: { type?: string } }>;
}

interface Query {
  model: { uid: string };
  params: { where?: unknown };
}

/**
 * Lets Strapi's queries filter by an instant that is kept as milliseconds since 1970 (`"type": "datetime"` in a column of
 * big integers): it would compare the column with a timestamp, which PostgreSQL refuses.
 */
export function filterInstants(strapi: Core.Strapi): void {
  const types: Record<string, Type> = { ...strapi.contentTypes };
  const fieldsOf = new Map<string, Set<string>>();
  for (const { uid, attributes } of Object.values(types)) {
    const fields = Object.entries(attributes).filter(
      ([, { type, column }]) => type === 'datetime' && column?.type === 'bigInteger',
    );
    if (fields.length > 0) fieldsOf.set(uid, new Set(fields.map(([name]) => name)));
  }
  const asNumber = (instant: string) => strapi.db.connection.raw('?', [Date.parse(instant)]);
  const convert = ({ model, params }: Query): void => {
    params.where = converted(params.where, fieldsOf.get(model.uid) ?? new Set(), asNumber);
  };
  strapi.db.lifecycles.subscribe({
    models: [...fieldsOf.keys()],
    beforeFindOne: convert,
    beforeFindMany: convert,
    beforeCount: convert,
  });
}

type Convert = (instant: string) => unknown;

/** The conditions with each value of one of the fields converted; `isField` says that they are of one. */
function converted(where: unknown, fields: ReadonlySet<string>, convert: Convert, isField = false): unknown {
  if (Array.isArray(where)) return where.map((each) => converted(each, fields, convert, isField));
  if (typeof where === 'string') return isField ? convert(where) : where;
  if (typeof where !== 'object' || where === null || Object.getPrototypeOf(where) !== Object.prototype)
    return where;
  return Object.fromEntries(
    Object.entries(where).map(([key, value]: [string, unknown]) => [
      key,
      key === '$null' || key === '$notNull'
        ? value
        : converted(value, fields, convert, isField || fields.has(key)),
    ]),
  );
}

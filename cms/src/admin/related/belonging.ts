import { BUSINESS, USER } from '../cells/row-types';
import { isRowField, rowTypeOf } from '../forms/row-fields';

interface Schema {
  info: { displayName: string };
  attributes: Record<string, { type: string }>;
}

const SCHEMAS = import.meta.glob<Schema>('../../api/*/content-types/*/schema.json', {
  import: 'default',
  eager: true,
});

/** Rows that name another one: of which type, what it is called, and the field that holds the id of that one. */
export interface Belonging {
  uid: string;
  name: string;
  by: string;
}

const ORDER = 'api::orders.order';

const TYPES = Object.entries(SCHEMAS).map(([file, { info, attributes }]) => {
  const uid = file.replace(/^.*api\/(.+)\/content-types\/(.+)\/.*$/, 'api::$1.$2');
  // Lists of ids are JSON, by which nothing is looked for.
  const fields = Object.keys(attributes).filter(
    (name) => isRowField(name) && attributes[name]?.type !== 'json',
  );
  return { uid, name: info.displayName, fields };
});

/** What belongs to the rows of a type, by the fields that name one; nothing for people, who are named in too many ways. */
export function belongingTo(type: string): Belonging[] {
  if (type === USER) return [];
  const belonging = TYPES.flatMap(({ uid, name, fields }) => {
    const by = fields.find((field) => rowTypeOf(field) === type);
    // A branch lists what is its own; orders are looked for in all branches of a business.
    const isListedThere = type === BUSINESS && uid !== ORDER && fields.includes('branchId');
    return by === undefined || isListedThere ? [] : [{ uid, name, by }];
  });
  if (type === BUSINESS) belonging.unshift({ uid: USER, name: 'User', by: 'businessId' });
  return belonging;
}

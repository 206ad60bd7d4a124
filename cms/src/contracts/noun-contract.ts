import { z } from 'zod';
import type { Permission } from '../domain/access';
import { emptyOf, namesOf, type Declared, type Values } from '../domain/fields';
import { bodyFields, id } from './field-schemas';
import type { Stored } from './menu';
import { withoutDefaults } from './partial-body';
import { version } from './version';

/**
 * Derives from the declared fields of a noun of branches whatever names all of them: request bodies, the schema and the
 * empty values of its form, and the permission of each field.
 *
 * @param edit the permission to write a field that declares none of its own
 */
export function nounContract<F extends Declared>(edit: Permission, fields: F) {
  const body = bodyFields(fields);
  const writers = namesOf(fields).map((name) => [name, fields[name]?.write ?? edit]);
  return {
    fields,
    /** The schema of a form. */
    form: z.strictObject(body),
    /** Body of `POST /api/<nouns>`. */
    create: z.strictObject({ branchId: id, ...body }),
    /** Body of `PATCH /api/<nouns>/:id`: the fields that change, and the `version` they were read at. */
    update: withoutDefaults(body).extend({ version }),
    // Name by name it is made of the fields of which the type is made.
    writePermissions: Object.fromEntries(writers) as { readonly [Name in keyof F]: Permission },
    /** The values of a new row that nobody has filled in. */
    empty: emptyOf(fields),
  };
}

/** The contract of a noun with these fields. */
export type NounContract<F extends Declared = Declared> = ReturnType<typeof nounContract<F>>;

/** The values of a noun's form. */
export type NounValues<C extends { fields: Declared }> = Values<C['fields']>;

type StateOf<Fields> = Fields extends { state: infer State extends string } ? State : 'ACTIVE';

/**
 * A row as the API answers it, inside `data`. `Moved` are the states that only verbs give it, such as LOST: a noun whose
 * fields declare `state` has those in addition to the declared ones.
 */
export type NounDto<C extends { fields: Declared }, Moved extends string = never> = Stored &
  Omit<NounValues<C>, 'state'> & {
    id: string;
    state: StateOf<NounValues<C>> | Moved | 'ARCHIVED';
  };

/**
 * The part of a row that its form edits.
 * @returns the declared fields; a code that nobody can write, such as the state ARCHIVED, is the default of its field
 */
export function formValues<F extends Declared>(
  { fields, empty }: { fields: F; empty: Values<F> },
  row: { [Name in keyof F]: unknown },
): Values<F> {
  const values = namesOf(fields).map((name) => {
    const kind = fields[name]?.kind;
    const isKnown = kind?.is !== 'code' || row[name] === null || kind.values.includes(String(row[name]));
    return [name, isKnown ? row[name] : empty[name]];
  });
  // Name by name it is made of the fields of which the type is made.
  return Object.fromEntries(values) as Values<F>;
}

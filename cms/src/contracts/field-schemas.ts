import { z } from 'zod';
import { byKind, type ByKind, type Declared, type Field } from '../domain/fields';
import type { Availability, VariationPrice, Weekday } from '../domain/menu/menu';
import { multiLine, oneLine } from './text';

/* The schemas of declared fields: what bodies have to say, and what answers say. */

export const id = z.string().min(1).max(64);
export const cents = z.int().min(0).max(100_000_000_000);
export const instant = z.iso.datetime({ offset: true });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const weekday: z.ZodType<Weekday> = z.literal([0, 1, 2, 3, 4, 5, 6]);

export const availabilityBody: z.ZodType<Availability> = z.strictObject({
  days: z.array(weekday).max(7),
  periods: z.array(z.strictObject({ from: clock, to: clock })).max(4),
  fromDate: z.iso.date().nullable(),
  toDate: z.iso.date().nullable(),
});

export const variationPrices: z.ZodType<VariationPrice[]> = z
  .array(z.strictObject({ variationId: id, priceCents: cents }))
  .max(60);

const limited = (text: z.ZodString, least: number, most: number) =>
  (least > 0 ? text.min(least) : text).max(most);

const BODIES: ByKind<z.ZodType> = {
  text: ({ least, most, multiline }) => limited(multiline ? multiLine() : oneLine(), least, most),
  list: ({ most, longest }) => z.array(oneLine().max(longest)).max(most),
  key: () =>
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9_-]{3,16}$/),
  id: () => id,
  ids: ({ least, most }) => (least > 0 ? z.array(id).min(least) : z.array(id)).max(most),
  cents: ({ least, most }) => z.int().min(least).max(most),
  count: ({ least, most }) => z.int().min(least).max(most),
  instant: () => instant,
  day: () => z.iso.date(),
  flag: () => z.boolean(),
  code: ({ values }) => z.enum(values),
  codes: ({ values }) => z.array(z.enum(values)).max(values.length),
  availability: () => availabilityBody,
  channels: () =>
    z
      .array(
        z.strictObject({ channel: z.string().max(20), visible: z.boolean(), priceCents: cents.nullable() }),
      )
      .max(10),
  variationPrices: () => variationPrices,
};

/** Answers say what a value is, and not what could have been written. */
const ANSWERS: ByKind<z.ZodType> = {
  ...BODIES,
  text: () => z.string(),
  list: () => z.array(z.string()),
  key: () => z.string(),
  id: () => z.string(),
  ids: () => z.array(z.string()),
  cents: () => z.int(),
  count: () => z.int(),
};

const made = (table: ByKind<z.ZodType>, { kind, empty }: Field): z.ZodType => {
  const schema = byKind(table, kind);
  return empty === null ? schema.nullable() : schema;
};

type Written<F> =
  F extends Field<infer V>
    ? F extends { needed: true }
      ? z.ZodType<V, V>
      : z.ZodDefault<z.ZodType<V, V>>
    : never;

/**
 * Schemas of the fields as a body of a new row has them: what nobody needs to say has its default.
 * @returns one for each field, by its name
 */
export function bodyFields<F extends Declared>(fields: F) {
  const shape = Object.entries(fields).map(([name, field]) => {
    const schema = made(BODIES, field);
    return [name, field.needed ? schema : schema.default(field.empty)];
  });
  // Name by name it is made of the fields of which the type is made.
  return Object.fromEntries(shape) as { -readonly [Name in keyof F]: Written<F[Name]> };
}

/**
 * Schemas of some of the fields as an answer tells them.
 * @returns one for each name, in their order
 */
export function answerFields<F extends Declared, Name extends Extract<keyof F, string>>(
  fields: F,
  names: readonly Name[],
) {
  const shape = names.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, made(ANSWERS, field)]] : [];
  });
  // The same.
  return Object.fromEntries(shape) as {
    [One in Name]: F[One] extends Field<infer V> ? z.ZodType<V, V> : never;
  };
}

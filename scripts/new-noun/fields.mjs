/**
 * What a field is in each of the files of a noun, by its kind. `name` and `state` are in the files themselves; every
 * text here is one line there.
 */
const kinds = {
  text: {
    schema: '{ "type": "string" }',
    contract: "z.string().trim().max(80).default('')",
    control: '<Input />',
    column: (name) => `render: (_, row) => row.${name}`,
    other: "'Other words'",
  },
  integer: {
    schema: '{ "type": "integer", "default": 0, "required": true, "min": 0 }',
    contract: 'z.int().min(0).max(1000).default(0)',
    control: '<WholeNumberInput />',
    column: (name) => `align: 'end', render: (_, row) => number(row.${name})`,
    other: '7',
  },
};

export const KINDS = Object.keys(kinds);

/** `seatCount` → `Seat count` */
export const inWords = (name) => {
  const words = name.replace(/([A-Z])|-/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The lines of a field: what stands for `__each:<where>__`. */
const lines = {
  schema: ({ name, is }) => `"${name}": ${is.schema},`,
  contract: ({ name, is }) => `${name}: ${is.contract},`,
  permission: ({ name, write }) => `${name}: '${write}',`,
  present: ({ name }) => `${name}: row.${name},`,
  other: ({ name, is }) => `${name}: { ${name}: ${is.other} },`,
  column: ({ name, is }) => `{ key: '${name}', title: t('fields.${name}'), ${is.column(name)} },`,
  control: ({ name, is }) => `<FormField name="${name}">${is.control}</FormField>`,
  word: ({ name }) => `"${name}": "${inWords(name)}",`,
};

/** The lines of all fields at one place. */
export const linesAt = (where, fields, write) =>
  fields.map(({ name, kind }) => lines[where]({ name, is: kinds[kind], write })).join('\n');

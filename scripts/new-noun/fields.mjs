import { Stop } from '../processes.mjs';

/** `seatCount` → `Seat count` */
export const inWords = (name) => {
  const words = name
    .replace(/Id$/, '')
    .replace(/([A-Z])|[-_]/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `IN_PROGRESS` → `In progress`; a letter such as `L` stays one. */
export const codeInWords = (code) => (code.length === 1 ? code : inWords(code.toLowerCase()));

const inQuotes = (texts) => texts.map((text) => `'${text}'`).join(', ');
const bigInteger = '"type": "integer", "column": { "type": "bigInteger" }';

/**
 * A field in each file of a noun, by its kind. `contract` is its declaration by the functions of `cms/src/domain/fields`
 * that `uses` names, `control` its input in the form with the imports it needs. `mustBeNullable`: the tests make rows that
 * have none.
 */
const kinds = {
  key: { schema: '{ "type": "string", "required": true }', contract: 'needed(key)', uses: ['key', 'needed'] },
  title: {
    schema: '{ "type": "string", "required": true }',
    contract: 'needed(text(60, 2))',
    uses: ['needed', 'text'],
  },
  text: {
    schema: '{ "type": "text" }',
    contract: ({ nullable }) => (nullable ? 'multilineText(500)' : 'text(80)'),
    uses: ({ nullable }) => [nullable ? 'multilineText' : 'text'],
    control: ({ nullable }) => (nullable ? '<Input.TextArea autoSize={{ minRows: 2 }} />' : '<Input />'),
  },
  integer: {
    schema: ({ nullable }) =>
      nullable
        ? '{ "type": "integer", "min": 0 }'
        : '{ "type": "integer", "default": 0, "required": true, "min": 0 }',
    contract: 'count(0, 1000)',
    uses: ['count'],
    control: '<WholeNumberInput />',
    imports: ["import { WholeNumberInput } from '@shared/form/whole-number-input';"],
  },
  cents: {
    schema: ({ nullable }) =>
      nullable
        ? `{ ${bigInteger}, "min": 0 }`
        : `{ ${bigInteger}, "default": 0, "required": true, "min": 0 }`,
    contract: 'cents',
    uses: ['cents'],
    control: '<MoneyInput />',
    imports: ["import { MoneyInput } from '@entities/money/money-input';"],
  },
  boolean: {
    schema: '{ "type": "boolean", "default": false, "required": true }',
    contract: 'flag',
    uses: ['flag'],
    control: '<Switch />',
    props: ' valuePropName="checked"',
    antd: 'Switch',
  },
  date: {
    schema: ({ nullable }) => (nullable ? '{ "type": "date" }' : '{ "type": "date", "required": true }'),
    contract: ({ nullable }) => (nullable ? 'day' : 'needed(day)'),
    uses: ({ nullable }) => (nullable ? ['day'] : ['day', 'needed']),
    control: '<DayInput />',
    imports: ["import { DayInput } from '@entities/clock/date-inputs';"],
  },
  code: {
    schema: ({ codes, nullable }) =>
      `{ "type": "enumeration", "enum": ${JSON.stringify(codes)}${nullable ? '' : `, "required": true, "default": "${codes[0]}"`} }`,
    contract: ({ codes }) => `code([${inQuotes(codes)}])`,
    uses: ['code'],
    control: ({ name, codes, nullable }) => {
      const options = `{[${inQuotes(codes)}].map((value) => ({ value, label: words.value('${name}', value) }))}`;
      return nullable ? `<Select allowClear options=${options} />` : `<Select options=${options} />`;
    },
    antd: 'Select',
  },
  reference: {
    schema: '{ "type": "string" }',
    contract: ({ of }) => `reference('${of}')`,
    uses: ['reference'],
    control: ({ of }) => `<ResourceSelect allowClear resource="${of}" filters={inBranch} />`,
    imports: ["import { ResourceSelect } from '@entities/record/resource-select';"],
    mustBeNullable: true,
  },
};

const NAMED = ['text', 'integer', 'cents', 'boolean', 'date'];
const FIELD = /^([a-z][a-zA-Z]*)(\??)(?::(.+?)(\??))?$/;
const CODES = /^[A-Za-z][\w]*(\|[A-Za-z][\w]*)+$/;

/** The kind of a field by its text: one of the named ones, codes such as `S|M|L`, or the plural of a noun. */
function kindOf(text, resources) {
  if (NAMED.includes(text)) return { kind: text };
  if (CODES.test(text)) return { kind: 'code', codes: text.toUpperCase().split('|') };
  return resources.includes(text) ? { kind: 'reference', of: text } : null;
}

function fieldOf(text, resources) {
  const [, name, optional, type = 'text', nullableType] = FIELD.exec(text) ?? [];
  const known = name && kindOf(type, resources);
  if (!known)
    throw new Stop(
      `"${text}" is no field. Write a name and its kind, as in seats:integer, notes?:text, size:S|M|L, courier:couriers?. Kinds: ${NAMED.join(', ')}, codes, or the plural of a noun: ${resources.join(', ')}.`,
    );
  const nullable = Boolean(optional || nullableType);
  if (kinds[known.kind].mustBeNullable && !nullable)
    throw new Stop(`"${text}" has to be optional: write ${name}:${type}?`);
  return { ...known, nullable, name: known.kind === 'reference' ? `${name}Id` : name };
}

/**
 * Reads the fields of a noun.
 *
 * @param {string | undefined} text `size:S|M|L,notes?:text`
 * @param {{ title: string, resources: string[] }} noun the field that names a row, and the plurals of all nouns
 */
export function readFields(text, { title, resources }) {
  const titleField = { name: title, kind: title === 'code' ? 'key' : 'title', nullable: false };
  const others = (text ? text.split(',') : []).map((field) => fieldOf(field, resources));
  const twice = [titleField, ...others].find(
    ({ name }, index, all) => name === 'state' || all.some((other, at) => at < index && other.name === name),
  );
  if (twice) throw new Stop(`"${twice.name}" cannot be a field: the noun has one of this name already.`);
  return [titleField, ...others];
}

const asked = (field, property) => {
  const value = kinds[field.kind][property];
  return typeof value === 'function' ? value(field) : value;
};
const contractOf = (field) =>
  field.nullable && field.kind !== 'boolean'
    ? `orNull(${asked(field, 'contract')})`
    : asked(field, 'contract');
const isTitle = ({ kind }) => kind === 'key' || kind === 'title';

/** The lines of a field: what stands for `__each:<where>__`. */
const lines = {
  schema: (field) => `"${field.name}": ${asked(field, 'schema')},`,
  contract: (field) => `${field.name}: ${contractOf(field)},`,
  control: (field) =>
    isTitle(field)
      ? ''
      : `<FormField name="${field.name}"${asked(field, 'props') ?? ''}>${asked(field, 'control')}</FormField>`,
  word: ({ name }) => `"${name}": "${inWords(name)}",`,
};

/** The lines of all fields at one place. */
export const linesAt = (where, fields) => fields.map(lines[where]).filter(Boolean).join('\n');

const unique = (texts) => [...new Set(texts)].sort();

/** Further marks of the templates that are made of all fields. */
export function marksOf(fields) {
  const enumerations = fields.filter(({ codes }) => codes);
  const values = Object.fromEntries(
    enumerations.map(({ name, codes }) => [
      name,
      Object.fromEntries(codes.map((code) => [code, codeInWords(code)])),
    ]),
  );
  const uses = fields.flatMap((field) => [
    ...asked(field, 'uses'),
    ...(contractOf(field).startsWith('orNull') ? ['orNull'] : []),
  ]);
  return {
    fieldFunctions: unique(uses).join(', '),
    antd: unique(['Input', ...fields.flatMap((field) => asked(field, 'antd') ?? [])]).join(', '),
    controlImports: unique(fields.flatMap((field) => asked(field, 'imports') ?? [])).join('\n'),
    values: enumerations.length > 0 ? `"values": ${JSON.stringify(values)},` : '',
    listed: inQuotes(
      fields.filter((field) => !isTitle(field) && field.kind !== 'text').map(({ name }) => name),
    ),
    told: inQuotes(fields.map(({ name }) => name)),
  };
}

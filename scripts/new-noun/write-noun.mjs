import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { at } from '../project.mjs';
import { Stop } from '../processes.mjs';
import { inWords, KINDS, linesAt } from './fields.mjs';
import { registersOf } from './registers.mjs';

const FILES = at('scripts/new-noun/files');
const NAME = /^[a-z]+(-[a-z]+)*$/;
const FIELD = /^[a-z][a-zA-Z]*$/;
const GROUPS = { menu: 'menu', campaign: 'campaign', employees: 'people', orders: 'daily' };

const camelOf = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const pascalOf = (name) => camelOf(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());

function namesOf({ context, noun, plural }) {
  for (const name of [context, noun, plural])
    if (!NAME.test(name)) throw new Stop(`"${name}" is no name: small letters, joined by hyphens.`);
  return {
    ...{ context, noun, nouns: plural, camel: camelOf(noun), camelPlural: camelOf(plural) },
    ...{ title: inWords(noun), titles: inWords(plural), table: plural.replaceAll('-', '_') },
  };
}

/** `seats:integer,note:text` */
function fieldsOf(text) {
  return (text ? text.split(',') : []).map((field) => {
    const [name, kind = 'text'] = field.split(':');
    if (!FIELD.test(name) || !KINDS.includes(kind))
      throw new Stop(`"${field}" is no field: a name and one of ${KINDS.join(', ')}, as in seats:integer.`);
    return { name, kind };
  });
}

/** Who reads and writes it: by permissions of its own, by those that are named, or by those of its menu or branch. */
function permissionsOf({ context, noun, permission, read, write }) {
  const whose = permission ? noun : context === 'menu' ? 'menu' : 'branch';
  return { read: read ?? `${whose}.view`, write: write ?? `${whose}.edit` };
}

function filled(text, names, fields, { read, write }) {
  const { context, noun, nouns, camel, camelPlural, title, table } = names;
  const counts = fields.some(({ kind }) => kind === 'integer');
  const values = {
    context,
    noun,
    nouns,
    table,
    read,
    write,
    'noun:camel': camel,
    'nouns:camel': camelPlural,
    Noun: pascalOf(noun),
    NOUN: noun.replaceAll('-', '_').toUpperCase(),
    Words: title,
    event: context === 'menu' ? 'menu.changed' : 'store.changed',
    group: GROUPS[context] ?? 'business',
  };
  return text
    .replace(/__numbers:(.+?)__\n/g, (_, line) => (counts ? `${line}\n` : ''))
    .replace(/__each:(\w+)__/g, (_, where) => linesAt(where, fields, write))
    .replace(/__([A-Za-z]+(?::camel)?)__/g, (mark, name) => values[name] ?? mark);
}

/**
 * Writes the files of a noun below `folder`, and its name into the registers that are there.
 *
 * @returns {Promise<{ written: string[], named: string[] }>} their paths in the project
 */
export async function writeNoun(order, folder = at()) {
  const names = namesOf(order);
  const fields = fieldsOf(order.fields);
  const permissions = permissionsOf(order);
  const templates = readdirSync(FILES, { recursive: true }).filter((file) => file.endsWith('.txt'));
  const files = templates.map((file) => ({
    to: filled(file.replace(/\.txt$/, ''), names, fields, permissions),
    text: filled(readFileSync(path.join(FILES, file), 'utf8'), names, fields, permissions),
  }));
  const taken = files.find(({ to }) => existsSync(path.join(folder, to)));
  if (taken) throw new Stop(`${taken.to} is there already.`);
  const registers = registersOf(names, fields, order.permission).map(([to, naming]) => {
    const file = path.join(folder, to);
    const text = naming(existsSync(file) ? readFileSync(file, 'utf8') : '');
    if (text === null)
      throw new Stop(`${to} is not as it was: scripts/new-noun/registers.mjs has to learn it.`);
    return { to, text };
  });
  const options = await prettier.resolveConfig(at('package.json'));
  for (const { to, text } of [...files, ...registers]) {
    const file = path.join(folder, to);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
  }
  return { written: files.map(({ to }) => to).sort(), named: registers.map(({ to }) => to) };
}

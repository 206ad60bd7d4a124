import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { declaredNouns } from '../check-noun/nouns.mjs';
import { at } from '../project.mjs';
import { Stop } from '../processes.mjs';
import { codeInWords, inWords, linesAt, marksOf, readFields } from './fields.mjs';
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

/** The verb in its files: `mark-lost/mark-found` moves a row from ACTIVE to LOST, and its opposite moves it back. */
function verbsOf(texts = []) {
  return texts.flatMap((text) => {
    const [name, undo] = text.split('/');
    for (const each of undo === undefined ? [name] : [name, undo])
      if (!NAME.test(each)) throw new Stop(`"${each}" is no verb: small letters, joined by hyphens.`);
    const state = name.split('-').at(-1).toUpperCase();
    const forward = { name, undo, from: 'ACTIVE', to: state };
    return undo ? [forward, { name: undo, undo: name, from: state, to: 'ACTIVE' }] : [forward];
  });
}

/** Who reads and writes it: by permissions of its own, by those that are named, or by those of its menu or branch. */
function permissionsOf({ context, noun, permission, read, write }) {
  const whose = permission ? noun : context === 'menu' ? 'menu' : 'branch';
  return { read: read ?? `${whose}.view`, write: write ?? `${whose}.edit` };
}

const inQuotes = (texts) => texts.map((text) => `'${text}'`);

/** The button of a verb in a state that it moves from, with its opposite as the way back. */
function verbButton({ name, undo, from }, { titleField }) {
  const hook = camelOf(name);
  const back = undo && `undo: ({ version }) => void ${camelOf(undo)}.run(row.id, { version }),`;
  return `{row.state === '${from}' && (
    <Button
      loading={${hook}.isPending(row.id)}
      onClick={() =>
        void ${hook}.run(
          row.id,
          { version: row.version },
          { success: t('done.${name}', { name: row.${titleField} }), ${back ?? ''} },
        )
      }
    >
      {t('verbs.${name}')}
    </Button>
  )}`;
}

/** What stands for the marks of the templates that verbs fill in. */
function verbMarks(verbs, names, write) {
  const moved = [...new Set(verbs.flatMap(({ from, to }) => [from, to]))].filter(
    (state) => state !== 'ACTIVE',
  );
  const byName = (valueOf) =>
    JSON.stringify(Object.fromEntries(verbs.map((verb) => [verb.name, valueOf(verb)])));
  const wordsOfVerbs =
    verbs.length > 0
      ? `"verbs": ${byName(({ name }) => inWords(name))},
         "done": ${byName(({ name }) => `{{name}}: ${inWords(name).toLowerCase()}`)},
         "activity": ${byName(({ name }) => `{{actor}}: ${inWords(name).toLowerCase()}, {{thing}}`)},`
      : '';
  return {
    moved: inQuotes(moved).join(' | '),
    states: inQuotes(['ACTIVE', ...moved]).join(', '),
    stateCodes: ['ACTIVE', ...moved, 'ARCHIVED'].map((state) => `"${state}"`).join(', '),
    stateWords: moved.map((state) => `"${state}": "${codeInWords(state)}",`).join(' '),
    verbLines: verbs
      .map(
        ({ name, from, to }) =>
          `stateVerb(${names.camel}, '${name}', '${write}', { from: '${from}', to: '${to}' }),`,
      )
      .join('\n'),
    verbBodies: verbs.map(({ name }) => `'${name}': { version: 1 }`).join(', '),
    verbCases: verbs.map(({ name, from, to }) => `['${name}', '${from}', '${to}']`).join(', '),
    verbHooks: verbs
      .map(
        ({ name }) =>
          `const ${camelOf(name)} = useVerb<${pascalOf(names.noun)}Dto>('${names.nouns}', '${name}');`,
      )
      .join('\n'),
    verbButtons: verbs.map((verb) => verbButton(verb, names)).join('\n'),
    ...Object.fromEntries(['en', 'pt-BR', 'es'].map((language) => [`verbWords:${language}`, wordsOfVerbs])),
  };
}

const TITLE_WORDS = {
  code: { en: 'code', 'pt-BR': 'código', es: 'código' },
  name: { en: 'name', 'pt-BR': 'nome', es: 'nombre' },
};

function filled(text, { names, fields, verbs, show, permissions: { read, write } }) {
  const { context, noun, nouns, camel, camelPlural, title, table, titleField } = names;
  const flags = {
    verbs: verbs.length > 0,
    show,
    moved: verbs.length > 0,
    references: fields.some(({ kind }) => kind === 'reference'),
  };
  const titleWords = TITLE_WORDS[titleField] ?? { en: titleField, 'pt-BR': titleField, es: titleField };
  const values = {
    context,
    noun,
    nouns,
    table,
    read,
    write,
    title: titleField,
    open: show ? 'show' : 'edit',
    'noun:camel': camel,
    'nouns:camel': camelPlural,
    Noun: pascalOf(noun),
    NOUN: noun.replaceAll('-', '_').toUpperCase(),
    Words: title,
    event: context === 'menu' ? 'menu.changed' : 'store.changed',
    group: GROUPS[context] ?? 'business',
    ...marksOf(fields),
    ...verbMarks(verbs, names, write),
    ...Object.fromEntries(
      Object.entries(titleWords).map(([language, word]) => [`titleWord:${language}`, word]),
    ),
  };
  return text
    .replace(/__if:(!?)(\w+)__([\s\S]*?)__end__/g, (_, not, flag, then) =>
      flags[flag] !== Boolean(not) ? then : '',
    )
    .replace(/__each:(\w+)__/g, (_, where) => linesAt(where, fields))
    .replace(/__([A-Za-z]+(?::[A-Za-z-]+)?)__/g, (mark, name) => values[name] ?? mark);
}

/** Sorts the imports from the parts of the dashboard by their paths, as its files have them. */
const withSortedImports = (text) =>
  text.replace(
    /(?:^import .+ from '@(?:entities|shared)\/.+';\n|^\n(?=import .+ from '@(?:entities|shared)))+/gm,
    (block) => {
      const lines = block.split('\n').filter(Boolean);
      const pathOf = (line) => line.slice(line.lastIndexOf(" from '"));
      return `${lines.sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1)).join('\n')}\n`;
    },
  );

/**
 * Writes the files of a noun below `folder`, and its name into the registers that are there.
 *
 * @returns {Promise<{ written: string[], named: string[] }>} their paths in the project
 */
export async function writeNoun(order, folder = at()) {
  const titleField = order.title ?? 'name';
  const names = { ...namesOf(order), titleField };
  if (!FIELD.test(titleField)) throw new Stop(`"${titleField}" is no name of a field.`);
  const noun = {
    names,
    fields: readFields(order.fields, {
      title: titleField,
      resources: declaredNouns().map(({ resource }) => resource),
    }),
    verbs: verbsOf(order.verb),
    // The buttons of verbs stand on the details page.
    show: Boolean(order.show || order.verb?.length),
    permissions: permissionsOf(order),
  };
  const templates = readdirSync(FILES, { recursive: true }).filter(
    (file) => file.endsWith('.txt') && (noun.show || !file.endsWith('.show.txt')),
  );
  const files = templates.map((file) => ({
    to: filled(file.replace(/(\.show)?\.txt$/, ''), noun),
    text: withSortedImports(filled(readFileSync(path.join(FILES, file), 'utf8'), noun)),
  }));
  const taken = files.find(({ to }) => existsSync(path.join(folder, to)));
  if (taken) throw new Stop(`${taken.to} is there already.`);
  const registers = registersOf({ ...noun, hasPermission: order.permission }).map(([to, naming]) => {
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

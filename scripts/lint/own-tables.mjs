import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from '../project.mjs';
import { FOREIGN_READS } from './foreign-reads.mjs';
import { isStatement, tablesIn } from './sql-scope.mjs';

/** The context, or else the folder of the machinery, that a file of the server is of. */
const partOf = (file) => path.relative(root, file).match(/^cms\Wsrc\W(?:api\W)?(\w+)\W/)?.[1];

/** The table of each content type, by its uid. */
const tableByUid = new Map(
  readdirSync(at('cms/src/api'), { recursive: true })
    .filter((file) => file.endsWith('schema.json'))
    .map((file) => {
      const [context, , noun] = file.split(path.sep);
      const { collectionName } = JSON.parse(readFileSync(at('cms/src/api', file), 'utf8'));
      return [`api::${context}.${noun}`, collectionName];
    }),
);

/** The uid of the content type of a table; undefined for a technical one. */
export const uidOf = (name) => [...tableByUid].find(([, table]) => table === name)?.[0];

const technicalTables = readFileSync(at('docs/technical-tables.md'), 'utf8');

/** Which part keeps each table: the context that declares its type, or whoever is named in the list of the others. */
export const keepers = new Map([
  ...[...tableByUid].map(([uid, table]) => [table, uid.match(/::(\w+)/)[1]]),
  ...[...technicalTables.matchAll(/^\| `(\w+)` *\| (\w+)/gm)].map(([, table, keeper]) => [table, keeper]),
  // Strapi declares people.
  ['up_users', 'account'],
  // Declared in the menu, where the shelf is counted; it is moved by the machinery alone, for orders and the menu.
  ['stock_levels', 'stock'],
  ['stock_moves', 'stock'],
]);

const handedOut = /^export const (\w+) = (?:defineTable|tableOf)\(\s*'([^']+)'/gm;

/** The tables that a module hands out as they are, by the names it gives them; exports.ts hands out those of its stores. */
const tablesHandedOutBy = (module) => {
  const stores = path.join(path.dirname(module), 'store');
  const files =
    path.basename(module) === 'exports' && existsSync(stores)
      ? readdirSync(stores).map((name) => path.join(stores, name))
      : [`${module}.ts`].filter((file) => existsSync(file));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return new Map(
    texts.flatMap((text) => [...text.matchAll(handedOut)].map(([, name, table]) => [name, table])),
  );
};

const known = new Map();
const tableFrom = (module, name) => {
  if (!known.has(module)) known.set(module, tablesHandedOutBy(module));
  return known.get(module).get(name);
};

/** The text with a `$` for each expression in it. */
const textOf = (node) =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('$') : node.value;
/** A piece of SQL by its capitals; a whole statement however it is written. */
const isSql = (text) => /\b(?:FROM|JOIN|UPDATE|INTO)\s/.test(text) || isStatement(text);
const inStore = /\Wsrc\Wapi\W\w+\Wstore\W/;
const inContext = /\Wsrc\Wapi\W/;

/** A table is read and written where it is kept: everybody else asks a function that says what they want to know. */
export const ownTables = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign:
        '`{{table}}` is kept by {{keeper}}: ask {{keeper}} by a function, or say in scripts/lint/foreign-reads.mjs why {{part}} reads it.',
    },
  },
  create: ({ filename, report }) => {
    const part = partOf(filename);
    if (part === undefined) return {};
    const check = (node, name) => {
      const table = tableByUid.get(name) ?? name;
      const keeper = keepers.get(table);
      if (keeper === undefined || keeper === part || FOREIGN_READS[part]?.tables.includes(table)) return;
      report({ node, messageId: 'foreign', data: { table, keeper, part } });
    };
    const literals = [];
    let isOnSomeTable = false;
    const look = (node) => {
      const text = textOf(node);
      if (typeof text !== 'string' || !isSql(text)) return;
      for (const name of tablesIn(text)) {
        if (name === '$') isOnSomeTable = true;
        else check(node, name);
      }
    };
    return {
      TemplateLiteral: look,
      Literal(node) {
        look(node);
        literals.push(node);
      },
      'CallExpression[callee.name=/^(defineTable|tableOf)$/] > Literal'(node) {
        check(node, node.value);
      },
      ImportSpecifier(node) {
        const { source } = node.parent;
        const module = path.resolve(path.dirname(filename), source.value);
        const table = source.value.startsWith('.') && tableFrom(module, node.imported.name);
        // A table that the machinery keeps and hands out is for everybody.
        if (table && (inContext.test(module) || keepers.get(table) !== partOf(module))) check(node, table);
      },
      // What a statement on some table is on is named in its file; a store also names tables by their types.
      'Program:exit'() {
        for (const node of literals) {
          const isTable = isOnSomeTable && keepers.has(node.value);
          if (isTable || (inStore.test(filename) && tableByUid.has(node.value))) check(node, node.value);
        }
      },
    };
  },
};

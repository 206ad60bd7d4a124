import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from '../project.mjs';

const statement = /^\s*(SELECT\s|INSERT INTO\s|UPDATE\s[^]*\sSET\s|DELETE FROM\s|WITH\s[^]*\sAS\s)/;
const tableNames = /\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+|\$)/g;
const inStore = /^cms\Wsrc\Wapi\W\w+\Wstore\W/;
const businessColumn = /\bbusiness_id\b/;
/** What limits the rows of a statement: its conditions, and of an INSERT what it writes. A column that is only read does not. */
const limiting = (source) =>
  /^\W*INSERT\b/.test(source)
    ? source
    : source.replace(/^\W*(SELECT|UPDATE|DELETE)\b[^]*?\b(WHERE|ON)\b/, '');

const textsIn = (folder, ending) =>
  readdirSync(at(folder), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(at(folder, file), 'utf8'));

/** Every table with a column for the business: of the content types, of the migrations, and that of people, which is Strapi's own. */
const tenantTables = new Set([
  'up_users',
  ...textsIn('cms/src/api', 'schema.json')
    .map((schema) => JSON.parse(schema))
    .filter(({ attributes }) => 'businessId' in attributes)
    .map(({ collectionName }) => collectionName),
  ...textsIn('cms/database/migrations', '.ts')
    .flatMap((migration) => migration.split('createTable(').slice(1))
    .filter((made) => /'business_id'/.test(made.split(/\n {2}}\);/)[0]))
    .map((made) => made.match(/^'(\w+)'/)[1]),
]);

/** The text with a `$` for each expression in it. */
export const textOf = (node) =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('$') : node.value;

/** The condition in `table.select(sql, condition, parameters)` and the others of a table's methods. */
const conditionOf = ({ callee, arguments: [sql, ...others] }) => {
  if (!/^(select|find|count|update|remove)$/.test(callee.property?.name)) return undefined;
  return /^(sql|tx)$/.test(sql?.name) ? others[callee.property.name === 'update' ? 1 : 0] : undefined;
};

/** Calls back with every text that is a statement, and with every condition that is handed to a table. */
const onStatements = (onStatement, onCondition) => {
  const look = (node) => {
    const text = textOf(node);
    if (typeof text === 'string' && statement.test(text)) onStatement(node, text);
  };
  return {
    Literal: look,
    TemplateLiteral: look,
    CallExpression(node) {
      const condition = conditionOf(node);
      if (condition) onCondition(condition);
    },
  };
};

/** A context's statements are its store's: use-cases call functions that say what is asked. */
const sqlInStore = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      move: "SQL stands in a context's store/: move it there, under a name that says what it asks.",
    },
  },
  create: (context) => {
    const move = (node) => context.report({ node, messageId: 'move' });
    return inStore.test(path.relative(root, context.filename)) ? {} : onStatements(move, move);
  },
};

/** The business stands in the text of every statement on a tenant's table; why one does without is said in its place. */
const scopedStatements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      scope:
        'No `business_id` in a statement on a tenant\'s table. Where it goes by a key that was read in scope, or over all businesses, say so: "Unscoped: …" in a comment before it or its function; a file is not excepted as a whole.',
    },
  },
  create: (context) => {
    const { sourceCode } = context;
    const definedBy = (name, node) => {
      for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
        const variable = scope.set.get(name);
        if (variable) return variable.defs.find(({ type }) => type === 'Variable' || type === 'FunctionName');
      }
      return undefined;
    };
    /** Whether an expression in a text brings the column, by what its names stand for in this file. */
    const brings = (node, depth = 0) => {
      const source = sourceCode.getText(node);
      if (businessColumn.test(depth === 0 ? limiting(source) : source)) return true;
      if (depth > 2) return false;
      const names = sourceCode.getTokens(node).filter(({ type }) => type === 'Identifier');
      return names.some(({ value }) => {
        const found = definedBy(value, node);
        return found !== undefined && found.node !== node && brings(found.node, depth + 1);
      });
    };
    const isExplained = (node) => {
      for (let each = node; each.type !== 'Program'; each = each.parent) {
        if (sourceCode.getCommentsBefore(each).some(({ value }) => /\bUnscoped: \S/.test(value))) return true;
      }
      return false;
    };
    const check = (node) => {
      if (!brings(node) && !isExplained(node)) context.report({ node, messageId: 'scope' });
    };
    return onStatements((node, text) => {
      const names = [...text.matchAll(tableNames)].map(([, name]) => name);
      if (names.some((name) => name === '$' || tenantTables.has(name))) check(node);
    }, check);
  },
};

export const sqlRules = { 'sql-in-store': sqlInStore, 'scoped-statements': scopedStatements };

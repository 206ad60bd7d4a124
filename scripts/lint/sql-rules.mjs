import path from 'node:path';
import { root } from '../project.mjs';
import { isScoped, isScopedCondition, isStatement } from './sql-scope.mjs';
import { propertyOf, textsOf } from './sql-text.mjs';
import { tenantTables } from './tables.mjs';

/** What is told of the rows in a call `table.select(sql, condition, …)`, whatever its arguments are called. */
const condition = /\?|\b(IS|IN|AND|OR)\b|=/;
const inStore = /^cms\Wsrc\Wapi\W\w+\Wstore\W/;
const isTenants = (table) => table === '$' || tenantTables.has(table);

/** Calls back with every text that is a statement, and with every condition that is handed to a table, in each of the ways it can come to. */
const onStatements = ({ sourceCode }, onStatement, onCondition) => {
  const { texts, firstOf } = textsOf(sourceCode);
  const isPart = ({ parent }) =>
    parent.type === 'TemplateLiteral' || (parent.type === 'BinaryExpression' && parent.operator === '+');
  const look = (node) => {
    if (isPart(node)) return;
    const found = texts(node).filter(isStatement);
    if (found.length > 0) onStatement(node, found);
  };
  /** The condition in `table.select(sql, condition, parameters)` and the others of a table's methods. */
  const lookAtCall = (node) => {
    const { callee, arguments: given } = node;
    const name = callee.type === 'MemberExpression' ? propertyOf(callee) : undefined;
    if (name === 'join') look(node);
    if (!/^(select|selectReadable|find|count|update|remove)$/.test(name)) return;
    const [sql, second, third] = given;
    const told = name === 'update' ? (firstOf(third) ?? third) : second;
    if (!told) return;
    const found = texts(told);
    if (/^(sql|tx)$/.test(sql.name) || found.some((text) => condition.test(text))) onCondition(told, found);
  };
  return { Literal: look, TemplateLiteral: look, BinaryExpression: look, CallExpression: lookAtCall };
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
    return inStore.test(path.relative(root, context.filename)) ? {} : onStatements(context, move, move);
  },
};

/** The business stands in the text of every statement on a tenant's table; why one does without is said in its place. */
const scopedStatements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      scope:
        'No condition binds `business_id = ?` in a statement on a tenant\'s table, or not in each alternative of it. Where it goes by a key that was read in scope, or over all businesses, say so: "Unscoped: …" in a comment before it or its function; a file is not excepted as a whole.',
    },
  },
  create: (context) => {
    const { sourceCode } = context;
    const isExplained = (node) => {
      for (let each = node; each.type !== 'Program'; each = each.parent) {
        if (sourceCode.getCommentsBefore(each).some(({ value }) => /\bUnscoped: \S/.test(value))) return true;
      }
      return false;
    };
    const refuse = (node) => {
      if (!isExplained(node)) context.report({ node, messageId: 'scope' });
    };
    return onStatements(
      context,
      (node, found) => found.every((text) => isScoped(text, isTenants)) || refuse(node),
      (node, found) => found.every(isScopedCondition) || refuse(node),
    );
  },
};

export const sqlRules = { 'sql-in-store': sqlInStore, 'scoped-statements': scopedStatements };

import path from 'node:path';
import { root } from '../project.mjs';
import { oneWay } from './one-way.mjs';
import { ownTables } from './own-tables.mjs';
import { sqlRules } from './sql-rules.mjs';

const vague = /^(utils?|helpers?|common|misc|miscellaneous)$/i;

/** A name has to say what is inside: utils, helpers, common and misc say nothing. */
const tellingNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { vague: 'Nobody can tell what is in "{{name}}": name it after that.' },
  },
  create: (context) => ({
    Program(node) {
      const names = path.relative(root, context.filename).split(path.sep);
      const name = names.find((part) => vague.test(part.split('.')[0]));
      if (name) context.report({ node, messageId: 'vague', data: { name } });
    },
  }),
};

const reason = /\s-{2,}\s+(?!see\b)\S/;

/** A rule may be set aside, but not in silence: the reason stands beside it, not somewhere above. */
const explainedExceptions = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { why: 'Say why the rule is set aside: eslint-disable… (or oxlint-disable…) rule -- reason' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*(?:eslint|oxlint)-disable/.test(comment.value) && !reason.test(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'why' });
        }
      }
    },
  }),
};

const constant = /^[A-Z0-9_+*\s]+$/;
const marks = /^\(?\?[?,()\s]*$/;

/** Prepared statements are kept by their text: what a request asks for goes into parameters, never into the text. */
const fixedStatements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      number: 'A text of its own for every number: write LIMIT ? and give the number as a parameter.',
      length: 'A text of its own for every length: use inList, or a statement for each row.',
    },
  },
  create: (context) => ({
    TemplateLiteral({ quasis, expressions }) {
      for (const [index, node] of expressions.entries()) {
        const follows = /\b(LIMIT|OFFSET)\s+$/.test(quasis[index].value.raw);
        if (follows && !constant.test(context.sourceCode.getText(node)))
          context.report({ node, messageId: 'number' });
      }
    },
    'ArrowFunctionExpression > Literal, CallExpression[callee.property.name="fill"] > Literal'(node) {
      if (marks.test(String(node.value))) context.report({ node, messageId: 'length' });
    },
  }),
};

export const houseRules = {
  rules: {
    'telling-names': tellingNames,
    'explained-exceptions': explainedExceptions,
    'fixed-statements': fixedStatements,
    'one-way': oneWay,
    'own-tables': ownTables,
    ...sqlRules,
  },
};

import path from 'node:path';
import { root } from '../project.mjs';

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

/** A rule may be set aside, but not in silence. */
const explainedExceptions = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { why: 'Say why the rule is set aside: eslint-disable… rule -- reason' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*eslint-disable/.test(comment.value) && !/\s-{2,}\s+\S/.test(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'why' });
        }
      }
    },
  }),
};

export const houseRules = {
  rules: { 'telling-names': tellingNames, 'explained-exceptions': explainedExceptions },
};

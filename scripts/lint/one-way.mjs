import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../project.mjs';

/** The folders of the server that stand beside each other: the domain's, and those of the machinery. */
const neighbourhoods = ['cms/src/domain', 'cms/src'].map((folder) => at(folder));

const folderIn = (neighbourhood, file) => path.relative(neighbourhood, file).split(path.sep)[0];

/** Which folders each folder of a neighbourhood imports. */
const importsIn = (neighbourhood) => {
  const imports = new Map();
  for (const name of readdirSync(neighbourhood, { recursive: true })) {
    const file = path.join(neighbourhood, name);
    if (!/\.tsx?$/.test(name)) continue;
    const from = folderIn(neighbourhood, file);
    if (!imports.has(from)) imports.set(from, new Set());
    for (const [, source] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
      imports.get(from).add(folderIn(neighbourhood, path.join(path.dirname(file), source)));
  }
  return imports;
};

const known = new Map();
const importsOf = (neighbourhood, folder) => {
  if (!known.has(neighbourhood)) known.set(neighbourhood, importsIn(neighbourhood));
  return known.get(neighbourhood).get(folder) ?? new Set();
};

/** Of two folders one imports the other, or neither: what both need stands in a third. */
export const oneWay = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      mutual: '{{to}} imports {{from}}: it goes one way only, or what both need into a folder of its own.',
    },
  },
  create: ({ filename, report }) => ({
    'ImportDeclaration, ExportNamedDeclaration[source], ExportAllDeclaration'(node) {
      if (!node.source.value.startsWith('.')) return;
      const neighbourhood = neighbourhoods.find((folder) => filename.startsWith(folder + path.sep));
      if (!neighbourhood) return;
      const target = path.join(path.dirname(filename), node.source.value);
      if (!target.startsWith(neighbourhood + path.sep)) return;
      const [from, to] = [folderIn(neighbourhood, filename), folderIn(neighbourhood, target)];
      if (from !== to && importsOf(neighbourhood, to).has(from))
        report({ node, messageId: 'mutual', data: { from, to } });
    },
  }),
};

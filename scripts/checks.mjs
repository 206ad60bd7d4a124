import { readdirSync } from 'node:fs';
import path from 'node:path';
import { composeProblems } from './compose.mjs';
import { cacheArguments } from './lint/eslint-cache.mjs';
import { run, runNode } from './processes.mjs';
import { at, root, tool, workspaces } from './project.mjs';
import { single } from './tallies.mjs';

const skipped = new Set(['node_modules', 'dist', '.strapi', '.data']);

/** Every tsconfig.json of the workspaces: what a build leaves out (tests, panel) has one of its own. */
function* typeProjects(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* typeProjects(path.join(folder, entry.name));
    else if (entry.name === 'tsconfig.json') yield path.relative(root, path.join(folder, entry.name));
  }
}

/** Runs one program for each of several parts at once; shows what each said, and fails when one of them did. */
async function runEach(parts, program, argsFor, say) {
  const results = await Promise.all(
    parts.map((part) => run(process.execPath, [program, ...argsFor(part)], { output: 'keep' })),
  );
  results.forEach(({ code, output }, index) => {
    say(`${parts[index]}: ${code === 0 ? 'sound' : `\n${output}`}`);
  });
  const bad = results.filter(({ code }) => code !== 0);
  return { code: bad.length, output: bad.map(({ output }) => output).join('') };
}

function checkTypes(say) {
  const projects = workspaces.flatMap((workspace) => [...typeProjects(at(workspace))]);
  return runEach(projects, tool('typescript', { bin: 'tsc' }), (project) => ['--noEmit', '-p', project], say);
}

// Half of ESLint's time goes into the types of the cms, half into those of the rest: one processor for each.
const eslintScopes = { cms: ['cms'], rest: ['.', '--ignore-pattern', 'cms/**'] };

/** oxlint has the rules that need no types and takes seconds; ESLint has the typed ones and the house rules. */
async function checkLint(say) {
  const untyped = await runNode(tool('oxlint'), [], { output: say });
  const typed = await runEach(
    Object.keys(eslintScopes),
    tool('eslint'),
    (scope) => [...eslintScopes[scope], '--max-warnings=0', ...cacheArguments(scope)],
    say,
  );
  return { code: untyped.code + typed.code, output: untyped.output + typed.output };
}

async function checkCompose(say) {
  const problems = await composeProblems();
  problems.forEach((problem) => say(problem));
  return { code: problems.length, output: problems.join('\n') };
}

const checkFormat = (say) => runNode(tool('prettier'), ['--check', '--log-level=warn', '.'], { output: say });

const named = {
  types: checkTypes,
  lint: checkLint,
  format: checkFormat,
  'docker-compose.yml': checkCompose,
};

/** Every check as a step. */
export const checks = Object.entries(named).map(([name, check]) => ({
  name,
  run: async (say) => single(name, await check(say)),
}));

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { aliases } from './aliases';

const NAME = 'virtual:page-words';
const src = fileURLToPath(new URL('../src/', import.meta.url));
const namespaces = new Set([
  'product',
  ...readdirSync(path.join(src, 'locales/en')).map((file) => path.basename(file, '.json')),
]);

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const TRANSLATION = /useTranslation\(\s*(\[[^\]]*\]|'[^']*')?/g;
const FORM_WORDS = /useRecordForm\b[^;]*?\bwords: '([^']+)'/g;
const PAGE = /(\w+): \(\) =>\s*import\('(\.[^']+)'\)/g;
const FEATURE_NAME = /\bname: '([^']+)'/;

/** The file that an import leads to; undefined for packages and stylesheets. */
function resolve(from: string, specifier: string): string | undefined {
  const [head = '', ...rest] = specifier.split('/');
  const alias = Object.entries(aliases).find(([name]) => name === head)?.[1];
  if (!alias && !specifier.startsWith('.')) return undefined;
  const base = alias ? path.join(alias, ...rest) : path.resolve(path.dirname(from), specifier);
  return [`${base}.tsx`, `${base}.ts`, base].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** The namespaces that a module asks for by itself. */
function ownWords(source: string): string[] {
  const asked = [...source.matchAll(TRANSLATION)].flatMap(([, argument]) =>
    argument === undefined ? ['ui'] : [...argument.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  const ofForms = [...source.matchAll(FORM_WORDS)].map(([, name = '']) => name);
  return [...asked, ...ofForms].filter((name) => namespaces.has(name));
}

interface Module {
  words: string[];
  imports: string[];
}

function readModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(IMPORT)].flatMap(
    ([, specifier = '']) => resolve(file, specifier) ?? [],
  );
  return { words: ownWords(source), imports };
}

/**
 * The namespaces of a module and of all that is loaded along with it.
 * @param known what was read for the pages before, most of which stand on the same modules
 */
function wordsOf(entry: string, known: Map<string, Module>): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const { words, imports } = known.get(file) ?? readModule(file);
    known.set(file, { words, imports });
    words.forEach((name) => found.add(name));
    imports.forEach(visit);
  };
  visit(entry);
  return [...found].sort();
}

/** By `<feature>.<page>`, and by `dashboard` for the frame around them. */
export function pageWords(): Record<string, string[]> {
  const known = new Map<string, Module>();
  const words: Record<string, string[]> = {
    dashboard: wordsOf(path.join(src, 'app/dashboard.tsx'), known),
  };
  const files = readdirSync(path.join(src, 'features'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.feature.ts'))) {
    const at = path.join(src, 'features', file);
    const source = readFileSync(at, 'utf8');
    const name = FEATURE_NAME.exec(source)?.[1] ?? '';
    for (const [, kind = '', specifier = ''] of source.matchAll(PAGE)) {
      const page = resolve(at, specifier);
      if (page) words[`${name}.${kind}`] = wordsOf(page, known);
    }
  }
  return words;
}

/**
 * Says which namespaces of texts each page is written with, so that they are loaded along with its code: asked for one
 * after the other, as i18next does by itself, each has the page begin to be drawn anew.
 */
export function pageWordsModule(): Plugin {
  return {
    name: 'comanda:page-words',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const pageWords = ${JSON.stringify(pageWords())};` : null),
  };
}

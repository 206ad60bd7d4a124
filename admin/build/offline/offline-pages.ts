import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** What the couriers' page asks for by and by, beside what it begins with: without a network it asks in vain. */
const PARTS =
  /\/storefront\/(?:courier\/courier-entry\.tsx|store-page\/failure\.tsx|i18n\/words\/[^/]+\/courier\.ts)$/;
/** Names and streets are written in it; what another alphabet needs comes with the network. */
const FONT = /^assets\/inter-latin-wght-.*\.woff2$/;

/** What a worker keeps and when, with how it answers. */
const workerOf = (page: 'courier' | 'told') =>
  [page, 'answers']
    .map((part) => readFileSync(fileURLToPath(new URL(`${part}.js`, import.meta.url)), 'utf8'))
    .join('\n')
    .replace(/^\/[*/] (?:global|eslint-).*\n/gm, '');

/**
 * Writes the workers by which pages load without a network. A courier's page is told the files that this build made for
 * it: another build makes another list, and with it another worker. The kitchen and a store tell theirs by themselves.
 */
export function offlinePages(): Plugin {
  return {
    name: 'comanda:offline-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const write = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });
        if (this.environment.name !== 'store') {
          write('dashboard/orders/kitchen-worker.js', workerOf('told'));
          return;
        }
        write('m/worker.js', workerOf('told'));
        const files = filesOf(bundle).map((file) => `/${file}`);
        const worker = workerOf('courier');
        const version = createHash('sha256').update(JSON.stringify(files)).update(worker).digest('hex');
        const told = `const VERSION = '${version.slice(0, 16)}';\nconst FILES = ${JSON.stringify(files)};\n`;
        write('c/worker.js', told + worker);
      },
    },
  };
}

/** The chunks of the page with all that they import, their styles, and the font. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const parts = chunks.filter(({ facadeModuleId }) => PARTS.test(facadeModuleId ?? ''));
  if (parts.length === 0) throw new Error('The build has no page for couriers');
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    file.viteMetadata?.importedCss.forEach((css) => found.add(css));
    file.imports.forEach(add);
  };
  [...chunks.filter(({ isEntry }) => isEntry), ...parts].forEach(({ fileName }) => add(fileName));
  Object.keys(bundle)
    .filter((name) => FONT.test(name))
    .forEach((name) => found.add(name));
  return [...found].sort();
}

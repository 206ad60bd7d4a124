import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** What the couriers' page asks for by and by, beside what it begins with: without a network it asks in vain. */
const PARTS =
  /\/storefront\/(?:courier\/courier-entry\.tsx|store-page\/failure\.tsx|i18n\/words\/[^/]+\/courier\.ts)$/;
/** Names and streets are written in it; what another alphabet needs comes with the network. */
const FONT = /^assets\/inter-latin-wght-.*\.woff2$/;

const TEMPLATE = fileURLToPath(new URL('offline-worker.js', import.meta.url));

/**
 * Writes `/c/worker.js`, by which a courier's page loads without a network: the files that this build made for it, and
 * what to do with them. Another build makes another list, and with it another worker.
 */
export function offlineCourier(): Plugin {
  return {
    name: 'comanda:offline-courier',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'store',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = filesOf(bundle).map((file) => `/${file}`);
        const template = readFileSync(TEMPLATE, 'utf8');
        const version = createHash('sha256').update(JSON.stringify(files)).update(template).digest('hex');
        const source = [
          `const VERSION = ${JSON.stringify(version.slice(0, 16))};`,
          `const FILES = ${JSON.stringify(files)};`,
          template.replace('/* global VERSION, FILES */\n', ''),
        ].join('\n');
        this.emitFile({ type: 'asset', fileName: 'c/worker.js', source });
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

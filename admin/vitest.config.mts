import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { aliases } from './build/aliases';
import { pageWordsModule } from './build/page-words';
import { storeWords } from './build/store-words';

const MOCKS = /\bvi\.(?:mock|doMock|resetModules)\(/;

const folder = path.join(import.meta.dirname, 'tests');
/** The component suites, by whether they replace modules, which others in the same worker would then get as well. */
const componentSuites = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.test.tsx'));
const mocking = componentSuites.filter((file) =>
  MOCKS.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
);

export default defineConfig({
  plugins: [pageWordsModule(), storeWords()],
  resolve: { alias: aliases },
  test: {
    // The first screen of a file loads antd; where others have the processor, that takes more than the usual five seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Loaded by Node itself it would get a React Router of its own, whose context the routers of tests do not fill.
    server: { deps: { inline: ['@refinedev/react-router'] } },
    projects: [
      {
        extends: true,
        // They replace no modules, and loading those anew for each file would take longer than its tests.
        test: { name: 'logic', include: ['tests/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // antd is loaded once by each worker, not by each file.
        test: {
          name: 'screens',
          include: ['tests/**/*.test.tsx'],
          exclude: mocking,
          environment: 'jsdom',
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/shared-worker.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'screens with mocks', include: mocking, pool: 'threads' },
      },
    ],
  },
});

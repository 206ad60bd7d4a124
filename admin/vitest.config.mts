import { defineConfig } from 'vitest/config';
import { aliases } from './build/aliases';
import { pageWordsModule } from './build/page-words';
import { storeWords } from './build/store-words';

export default defineConfig({
  plugins: [pageWordsModule(), storeWords()],
  resolve: { alias: aliases },
  test: {
    // The first screen of a file loads antd; where others have the processor, that takes more than the usual five seconds.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        // They replace no modules, and loading those anew for each file would take longer than its tests.
        test: { name: 'logic', include: ['tests/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'screens', include: ['tests/**/*.test.tsx'], pool: 'threads' } },
    ],
  },
});

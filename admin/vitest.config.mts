import { defineConfig } from 'vitest/config';
import { aliases } from './build/aliases';
import { pageWordsModule } from './build/page-words';
import { storeWords } from './build/store-words';

export default defineConfig({
  plugins: [pageWordsModule(), storeWords()],
  resolve: { alias: aliases },
  test: { name: 'admin', environment: 'node', include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'] },
});

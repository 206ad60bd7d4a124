import { defineConfig } from 'vitest/config';
import { aliases } from './build/aliases';
import { pageWordsModule } from './build/page-words';

export default defineConfig({
  plugins: [pageWordsModule()],
  resolve: { alias: aliases },
  test: { name: 'admin', environment: 'node', include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'] },
});

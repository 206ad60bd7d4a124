import { defineConfig } from 'vitest/config';
import { aliases } from './build/aliases';

export default defineConfig({
  resolve: { alias: aliases },
  test: { name: 'admin', environment: 'node', include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'] },
});

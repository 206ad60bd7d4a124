import { defineConfig } from 'vitest/config';

// Linting, starting PostgreSQL and starting programs take their time on a busy machine.
export default defineConfig({
  test: { name: 'scripts', include: ['tests/*.test.mjs'], testTimeout: 60_000 },
});

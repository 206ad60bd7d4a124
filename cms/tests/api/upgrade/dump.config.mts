import { defineConfig } from 'vitest/config';

// Run by scripts/dump-release.mjs, which names the data folder, the database and the file to write.
export default defineConfig({
  test: {
    name: 'dump',
    include: ['tests/api/upgrade/write-scene.ts'],
    testTimeout: 300_000,
    env: { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
  },
});

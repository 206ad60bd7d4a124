import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['tests/{domain,environment,integrations}/**/*.test.ts'],
          // What has no state needs no process of its own for each file, which would take longer than its tests.
          isolate: false,
          // A property tries hundreds of menus or files; how long that takes is the machine's affair.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/support/fresh-build.ts', 'tests/api/support/data-folder.ts'],
          // One server for all files, booted by the first: a boot costs more than most files do.
          pool: 'forks',
          maxWorkers: 1,
          isolate: false,
          fileParallelism: false,
          // The first file boots the server, maybe beside a linter that has both processors.
          testTimeout: 60_000,
          hookTimeout: 180_000,
          env: {
            NODE_ENV: 'test',
            HOST: '127.0.0.1',
            PORT: '0',
            LOG_LEVEL: 'error',
            // Every customer of the tests comes from this machine.
            RATE_LIMIT_EXEMPT_NETWORKS: '127.0.0.0/8',
          },
        },
      },
    ],
  },
});

import { createRequire } from 'node:module';
import path from 'node:path';

// Compiled code through CommonJS: Strapi must not go through the test runner's transform.
export const fromServer = createRequire(path.resolve(import.meta.dirname, '../../../dist/src/main.js'));

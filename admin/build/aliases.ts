import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the short names of imports point; Vite, Vitest and `tsconfig.json` agree on them. */
export const aliases = {
  '@domain': at('../../cms/src/domain'),
  '@contracts': at('../../cms/src/contracts'),
  '@app': at('../src/app'),
  '@entities': at('../src/entities'),
  '@shared': at('../src/shared'),
};

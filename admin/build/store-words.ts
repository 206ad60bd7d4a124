import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PART = /^(.+\.json)\?(store\w+)$/;

/**
 * `en.json?storeMenu` is that part of the file, as a module of its own. A module is in one chunk: the store page would load
 * what it says of its menu with what it says later, or apart from both.
 */
export function storeWords(): Plugin {
  return {
    name: 'comanda:store-words',
    enforce: 'pre',
    load(id) {
      const [, file, part] = PART.exec(id) ?? [];
      if (file === undefined || part === undefined) return null;
      this.addWatchFile(file);
      const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      return { code: `export const ${part} = ${JSON.stringify(words[part])};`, moduleType: 'js' };
    },
  };
}

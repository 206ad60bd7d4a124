import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './port';

const NAME = /^[a-z0-9][a-z0-9.-]*$/;

/**
 * Keeps files below `root` on this machine's disk, or on one that all instances share. Names that could lead elsewhere
 * are refused with a RangeError.
 */
export function diskStorage(root: string): Storage {
  const at = (...names: string[]): string => {
    const wrong = names.find((name) => !NAME.test(name));
    if (wrong !== undefined) throw new RangeError(`Not a name of a stored file: ${wrong}`);
    return path.join(root, ...names);
  };
  return {
    async write(folder, files) {
      await mkdir(at(folder), { recursive: true });
      for (const [name, content] of files) await writeFile(at(folder, name), content, { flush: true });
    },

    async read(folder, name) {
      const file = await open(at(folder, name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (!file) return null;
      const { size } = await file.stat();
      return { bytes: size, content: file.createReadStream() };
    },

    async remove(folder) {
      await rm(at(folder), { recursive: true, force: true });
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

interface StoredFile {
  bytes: number;
  content: Readable;
}

/** Keeps files that are written once and never changed. Names are lower-case letters, digits, dots and hyphens. */
interface Storage {
  /** Resolves once every file is there to stay; after a rejection some may be there, for `remove`. */
  write(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** The file, or null when there is none. Its content has to be read or destroyed. */
  read(folder: string, name: string): Promise<StoredFile | null>;
  /** Takes a folder away with what is in it; does nothing when there is none. */
  remove(folder: string): Promise<void>;
}

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

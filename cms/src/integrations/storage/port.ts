import type { Readable } from 'node:stream';

interface StoredFile {
  bytes: number;
  content: Readable;
}

/** Keeps files that are written once and never changed. Names are lower-case letters, digits, dots and hyphens. */
export interface Storage {
  /** Resolves once every file is there to stay; after a rejection some may be there, for `remove`. */
  write(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** The file, or null when there is none. Its content has to be read or destroyed. */
  read(folder: string, name: string): Promise<StoredFile | null>;
  /** Takes a folder away with what is in it; does nothing when there is none. */
  remove(folder: string): Promise<void>;
}

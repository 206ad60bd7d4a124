import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const executable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of the named programs that stands in one of the folders, or undefined. */
export function findProgram(names, folders = (process.env.PATH ?? '').split(path.delimiter)) {
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(executable);
}

export const isRoot = process.getuid?.() === 0;

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const AT_ONCE = 8;
const DIRECTORY_MODE = 0o700;
const FILE_MODE = 0o600;

const isMissing = (error) => error.code === 'ENOENT' || error.code === 'ENOTDIR';

/** The bytes and the SHA-256 of a file. */
export async function digestOf(file) {
  const { meter, digest } = metered();
  await pipeline(createReadStream(file), meter, async (source) => {
    for await (const part of source) void part;
  });
  return digest();
}

/** Copies a file, readable by its owner alone, to stay; answers its bytes and SHA-256. */
export async function copyFile(from, to) {
  const { meter, digest } = metered();
  await mkdir(path.dirname(to), { recursive: true, mode: DIRECTORY_MODE });
  await pipeline(createReadStream(from), meter, createWriteStream(to, { mode: FILE_MODE, flush: true }));
  return digest();
}

function metered() {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(part, _encoding, done) {
      hash.update(part);
      bytes += part.length;
      done(null, part);
    },
  });
  return { meter, digest: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Every file below a folder, as paths from there with slashes; none where there is no folder. */
export async function filesBelow(folder, prefix = '') {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true }).catch(undefinedIfMissing);
  const found = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(prefix, entry.name);
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, name)));
    else if (entry.isFile()) found.push(name);
  }
  return found;
}

/** The answer for what is not there, or is not any more. */
export function undefinedIfMissing(error) {
  if (isMissing(error)) return [];
  throw error;
}

/** Does something with each of the items, some at once. */
export async function forEach(items, work) {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

/** Works in a new folder that is gone afterwards, also when a signal ends the process where it stands. */
export async function withFolder(folder, work) {
  mkdirSync(folder, { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  try {
    return await work();
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** Waits until what a folder lists is on the disk. */
export async function flushFolder(folder) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

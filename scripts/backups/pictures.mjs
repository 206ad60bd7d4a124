import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS } from './data.mjs';
import { copyFile, filesBelow, forEach } from './files.mjs';

const A_PICTURE = new RegExp(`^${UPLOADS}/([a-z0-9]{32})/`);
const pictureOf = (name) => A_PICTURE.exec(name)?.[1];

/** One that came in so lately may still be on its way to the disk. */
const ON_ITS_WAY_MS = 60_000;
const LOOK_AGAIN_MS = 200;
const LOOKS = 25;

/**
 * Copies what is served from the data folder and is not yet in `copied`, the checksums by name. Files there are written
 * once and never changed: the same length means the same file. One that is swept away meanwhile is not missed.
 */
export async function copyPictures(from, to, copied) {
  await forEach(await filesBelow(from, 'public'), async (name) => {
    try {
      const { size } = await stat(path.join(from, name));
      if (copied.get(name)?.bytes === size) return;
      copied.set(name, await copyFile(path.join(from, name), path.join(to, name)));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
      await leaveOut(to, name, copied);
    }
  });
}

async function leaveOut(folder, name, copied) {
  copied.delete(name);
  await rm(path.join(folder, name), { force: true });
}

/**
 * Brings the copies in line with a database: copies what came in before it was taken, leaves out what it does not know,
 * and answers the ids of pictures that are not there as the database says.
 */
export async function reconcilePictures(from, to, copied, { pictures, takenAt }) {
  let missing = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (looks > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    await copyPictures(from, to, copied);
    missing = incomplete(pictures, copied);
    const arriving = missing.some(({ claimed, at }) => !claimed && at > takenAt - ON_ITS_WAY_MS);
    if (!arriving) break;
  }
  const known = new Set(pictures.map(({ id }) => id));
  const strangers = [...copied.keys()].filter((name) => pictureOf(name) && !known.has(pictureOf(name)));
  for (const name of strangers) await leaveOut(to, name, copied);
  return missing.map(({ id }) => id);
}

/** The pictures whose files are not all there. */
export function incomplete(pictures, copied) {
  const bytes = new Map();
  for (const [name, file] of copied) {
    const id = pictureOf(name);
    if (id) bytes.set(id, (bytes.get(id) ?? 0) + file.bytes);
  }
  return pictures.filter((picture) => bytes.get(picture.id) !== picture.bytes);
}

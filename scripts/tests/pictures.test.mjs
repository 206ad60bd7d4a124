import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyPictures, reconcilePictures } from '../backups/pictures.mjs';
import { list, newFolder, writeFiles } from './support/installation.mjs';

const [kept, swept, late, stranger] = ['k', 's', 'l', 'x'].map((letter) => letter.repeat(32));
const file = (id) => `public/uploads/${id}/160.webp`;
const known = (id, bytes, more = {}) => ({ id, bytes, at: 0, claimed: true, ...more });
const takenAt = new Date();

let [from, to, copied] = ['', '', new Map()];
beforeEach(() => {
  [from, to, copied] = [newFolder(), newFolder(), new Map()];
});

describe('pictures around a snapshot of the database', () => {
  test('those it knows are there, swept away meanwhile or come meanwhile; others are not', async () => {
    writeFiles(from, { [file(kept)]: 'kept', [file(swept)]: 'swept', [file(stranger)]: 'stranger' });
    await copyPictures(from, to, copied);
    rmSync(path.join(from, file(swept)));
    writeFiles(from, { [file(late)]: 'late' });
    const pictures = [known(kept, 4), known(swept, 5), known(late, 4)];
    expect(await reconcilePictures(from, to, copied, { pictures, takenAt })).toEqual([]);
    expect(list(to)).toEqual([file(kept), file(late), file(swept)]);
    expect([...copied.keys()].sort()).toEqual(list(to));
  });

  test('one that was half written when it was copied is copied again', async () => {
    writeFiles(from, { [file(kept)]: 'ke' });
    await copyPictures(from, to, copied);
    writeFiles(from, { [file(kept)]: 'kept' });
    expect(await reconcilePictures(from, to, copied, { pictures: [known(kept, 4)], takenAt })).toEqual([]);
    expect(readFileSync(path.join(to, file(kept)), 'utf8')).toBe('kept');
  });

  test('one that is on its way is waited for', async () => {
    const arriving = known(late, 4, { claimed: false, at: takenAt.getTime() });
    const settled = reconcilePictures(from, to, copied, { pictures: [arriving], takenAt });
    setImmediate(() => writeFiles(from, { [file(late)]: 'late' }));
    expect(await settled).toEqual([]);
    expect(list(to)).toEqual([file(late)]);
  });

  test('one that is not on the disk is named', async () => {
    expect(await reconcilePictures(from, to, copied, { pictures: [known(kept, 4)], takenAt })).toEqual([
      kept,
    ]);
  });
});

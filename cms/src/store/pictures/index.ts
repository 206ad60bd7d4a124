import { createHash } from 'node:crypto';
import { Semaphore } from '../../event-loop/semaphore';
import type { LoadedStore } from '../load-store';
import { appIcon } from './app-icon';
import { brandOf, type Brand } from './brand';
import { shareImage } from './share-image';

export { SHARE_IMAGE } from './share-image';

const icon =
  (side: number, maskable = false) =>
  (brand: Brand) =>
    appIcon(brand, { side, maskable });

/** The pictures that are made of a store's own, by the name under which its page has them. */
const DRAWN = {
  'share.jpg': shareImage,
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
  'icon-maskable-512.png': icon(512, true),
  'apple-touch-icon.png': icon(180),
} satisfies Record<string, (brand: Brand) => Promise<Buffer>>;

export type StorePicture = keyof typeof DRAWN;
export const isStorePicture = (name: string): name is StorePicture => Object.hasOwn(DRAWN, name);

interface Drawn {
  type: 'jpg' | 'png';
  etag: string;
  file: Buffer;
}

/** Of a handful of stores each; a picture has some ten kilobytes, and is drawn within some ten milliseconds. */
const MOST = 300;
const kept = new Map<string, Promise<Buffer>>();
/** Drawn one after the other: orders come first. */
const drawing = new Semaphore(1, 100);
/** To be counted up when the same brand is drawn otherwise. */
const LAYOUT = 1;

/** A picture of a store, drawn once and again when the store looks different. */
export async function storePicture(store: LoadedStore, name: StorePicture): Promise<Drawn> {
  const brand = brandOf(store);
  const version = versionOf(brand);
  const key = `${name} ${version}`;
  const made = kept.get(key) ?? drawing.run(() => DRAWN[name](brand));
  kept.set(key, made);
  if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
  try {
    return { type: name.endsWith('.jpg') ? 'jpg' : 'png', etag: `"${version}"`, file: await made };
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

/** Where a picture of a store is; another one has another address, so that whoever kept the former asks again. */
export const storePictureUrl = (store: LoadedStore, name: StorePicture): string =>
  `/m/${store.branch.slug}/${name}?v=${versionOf(brandOf(store))}`;

const versionOf = (brand: Brand): string =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, brand]))
    .digest('base64url')
    .slice(0, 16);

import type { z } from 'zod';
import type { soldOutBody } from '../../../contracts/menu';
import { update } from '../../../crud/operations';
import type { Viewer } from '../../../sessions/viewer';
import { category } from '../nouns/category';
import { product } from '../nouns/product';

type Body = z.output<typeof soldOutBody>;

/**
 * Takes a product off sale until an instant, or puts it back with null. Whoever sees that something has run out says
 * so: it needs no version, the last word counts.
 */
export function setProductSoldOut(viewer: Viewer, id: string, { until }: Body) {
  return update(product, viewer, id, { version: null, soldOutUntil: until }, 'sold-out');
}

/** The same for everything in a category. */
export function setCategorySoldOut(viewer: Viewer, id: string, { until }: Body) {
  return update(category, viewer, id, { version: null, soldOutUntil: until }, 'sold-out');
}

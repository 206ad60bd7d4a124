import type { z } from 'zod';
import type { soldOutBody } from '../../../contracts/menu';
import { updateLatest } from '../../../crud/operations';
import type { Viewer } from '../../../sessions/viewer';
import { category } from '../nouns/category';
import { extraGroup } from '../nouns/extra-group';
import { product } from '../nouns/product';
import { changeExtra, changeVariation, type PartOf } from './change-part';

type Body = z.output<typeof soldOutBody>;

/**
 * Takes a product off sale until an instant, or puts it back with null. Whoever sees that something has run out says
 * so: it needs no version, the last word counts.
 */
export function setProductSoldOut(viewer: Viewer, id: string, { until }: Body) {
  return updateLatest(product, viewer, id, () => ({ soldOutUntil: until }), 'sold-out');
}

/** The same for everything in a category. */
export function setCategorySoldOut(viewer: Viewer, id: string, { until }: Body) {
  return updateLatest(category, viewer, id, () => ({ soldOutUntil: until }), 'sold-out');
}

/** The same for everything in a group of extras, wherever it is offered. */
export function setExtraGroupSoldOut(viewer: Viewer, id: string, { until }: Body) {
  return updateLatest(extraGroup, viewer, id, () => ({ soldOutUntil: until }), 'sold-out');
}

/** The same for one extra, wherever its group is offered. */
export function setExtraSoldOut(viewer: Viewer, extra: PartOf, { until }: Body) {
  return changeExtra(viewer, extra, { soldOutUntil: until }, 'sold-out');
}

/** The same for one variation, of whatever product comes in it. */
export function setVariationSoldOut(viewer: Viewer, variation: PartOf, { until }: Body) {
  return changeVariation(viewer, variation, { soldOutUntil: until }, 'sold-out');
}

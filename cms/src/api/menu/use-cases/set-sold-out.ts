import type { z } from 'zod';
import type { soldOutBody } from '../../../contracts/menu';
import { update } from '../../../crud/operations';
import { read } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { category } from '../nouns/category';
import { product } from '../nouns/product';

type Body = z.output<typeof soldOutBody>;

/**
 * Takes a product off sale until an instant, or puts it back with null. Whoever sees that something has run out says
 * so: it needs no version, the last word counts.
 */
export async function setProductSoldOut(viewer: Viewer, id: string, { until }: Body) {
  return update(
    product,
    viewer,
    id,
    { version: await versionOf(product.table, viewer, id), soldOutUntil: until },
    'sold-out',
  );
}

/** The same for everything in a category. */
export async function setCategorySoldOut(viewer: Viewer, id: string, { until }: Body) {
  return update(
    category,
    viewer,
    id,
    { version: await versionOf(category.table, viewer, id), soldOutUntil: until },
    'sold-out',
  );
}

async function versionOf(table: string, viewer: Viewer, id: string): Promise<number> {
  const row = await read((sql) =>
    sql.one<{ version: number }>(`SELECT version FROM ${table} WHERE document_id = ? AND business_id = ?`, [
      id,
      viewer.businessId,
    ]),
  );
  if (!row) throw notFound();
  return row.version;
}

import type {
  DetailPeriod,
  NamedRow,
  ProductDetailsDto,
  SaleClauseDto,
} from '../../../contracts/product-details';
import { readOne } from '../../../crud/read-rows';
import { read } from '../../../database/transaction';
import { salesVisibility } from '../../../domain/access';
import { saleClauses } from '../../../domain/menu';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { ownStore } from '../../branches/use-cases/own-store';
import { product as noun } from '../nouns/product';
import { readPriceChanges } from './read-price-changes';
import { readProductSales } from './read-product-sales';
import { readStockMoves } from './read-stock-moves';

/** One product as the business sees it: whether it can be sold now and why not, how it sells, what happened to it. */
export async function readProductDetails(
  viewer: Viewer,
  id: string,
  days: DetailPeriod,
  now: Date,
): Promise<ProductDetailsDto> {
  const product = await readOne(noun, viewer, id);
  const visibility = salesVisibility(viewer);
  return read(async (sql) => {
    const store = await ownStore(sql, viewer, product.branchId);
    const costCents = visibility === 'whole' ? product.costCents : null;
    return {
      clauses: clausesOf(store, id, now),
      sales: visibility && (await readProductSales(sql, { store, productId: id, costCents, days, now })),
      stockMoves: await readStockMoves(sql, viewer.businessId, id),
      priceChanges: await readPriceChanges(sql, store, product, visibility === 'whole'),
    };
  });
}

function clausesOf({ menu, branch }: LoadedStore, id: string, now: Date): SaleClauseDto[] {
  const product = menu.products.get(id);
  if (!product) throw notFound();
  const named = (ids: readonly string[]): NamedRow[] =>
    ids.flatMap((each) => {
      const row = menu.categories.get(each) ?? menu.variationGroups.get(each) ?? menu.extraGroups.get(each);
      return row ? [{ id: each, name: row.name }] : [];
    });
  const context = { now, timeZone: branch.timezone, channel: 'STORE' };
  return saleClauses(menu, product, context).map(({ ids, ...clause }) => ({ ...clause, about: named(ids) }));
}

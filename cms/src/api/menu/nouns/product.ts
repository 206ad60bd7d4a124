import { productCreate, productUpdate, type ProductDto } from '../../../contracts/menu';
import { PRODUCT_WRITE_PERMISSIONS } from '../../../contracts/menu-permissions';
import { defineNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { instant } from '../../../database/columns';
import { read } from '../../../database/transaction';
import { seesCost } from '../../../domain/access';
import { sellable, validateProduct, type Product } from '../../../domain/menu';
import { askedPrice } from '../../../domain/pricing';
import type { Issue } from '../../../errors/api-error';
import { quantities } from '../../../store/part-stock';
import type { LoadedStore } from '../../../store/load-store';
import { storesOf } from '../../../store/stores';
import { bumpStoreVersion } from '../../../store/version';
import { findProducts } from './find-products';
import { MENU_NOUN } from './menu-noun';
import { checkOwnPrices, withoutOldPrices } from './own-prices';
import { notePrices, ownPrices, pricedVariations, type Price } from './price-history';

type Instants = 'promoFrom' | 'promoTo' | 'soldOutUntil';
/** What rows may leave empty that were written by hand in the panel, or before there was such a field. */
type Optional =
  | 'imageUrls'
  | 'allergens'
  | 'diets'
  | 'tags'
  | 'channels'
  | 'extraGroupIds'
  | 'variationPrices'
  | 'description'
  | 'unit';

type Nullable<T> = { [K in keyof T]: T[K] | null };

interface ProductRow
  extends Row, Omit<Product, 'id' | 'stock' | Instants | Optional>, Nullable<Pick<Product, Optional>> {
  branchId: string;
  state: Product['state'];
  promoFrom: string | Date | null;
  promoTo: string | Date | null;
  soldOutUntil: string | Date | null;
  costCents: number | null;
  sku: string | null;
  stockTracked: boolean;
  stockLowAt: number | null;
}

export const product = defineNoun({
  ...MENU_NOUN,
  uid: 'api::menu.product',
  table: 'products',
  resource: 'products',
  entity: 'product',
  body: { create: productCreate, update: productUpdate },
  filters: {
    branchId: ['$eq', '$in'],
    state: ['$eq', '$in'],
    name: ['$containsi', '$eq'],
    sku: ['$eq', '$containsi'],
    categoryIds: ['$containsi'],
    station: ['$eq', '$in'],
    priceCents: ['$gte', '$lte', '$eq'],
    soldOutUntil: ['$gt', '$null', '$notNull'],
    variationGroupId: ['$eq'],
    extraGroupIds: ['$containsi'],
  },
  sorts: ['position', 'name', 'priceCents', 'updatedAt', 'createdAt'],
  defaultSort: 'position:asc',
  search: [],
  find: findProducts,
  references: {
    categoryIds: 'categories',
    variationGroupId: 'variation_groups',
    extraGroupIds: 'extra_groups',
  },
  writePermissions: PRODUCT_WRITE_PERMISSIONS,
  visibility: { costCents: seesCost },
  toColumns: (body, before: ProductRow | null) => withoutOldPrices(body, before),
  pictures: ['imageUrls'],
  check: (next: ProductRow): Issue[] =>
    validateProduct({
      priceCents: next.priceCents,
      promoPriceCents: next.promoPriceCents ?? null,
      promoFrom: instant(next.promoFrom),
      promoTo: instant(next.promoTo),
      availability: next.availability ?? null,
    }),
  async afterWrite(sql, row: ProductRow, before, viewer) {
    await checkOwnPrices(sql, row, before);
    const both = [before, row];
    const named = {
      channels: new Set(both.flatMap((each) => each?.channels ?? []).map(({ channel }) => channel)),
      variations: pricedVariations(both),
    };
    await notePrices(sql, row, productPrices(before, named), productPrices(row, named), viewer);
    await bumpStoreVersion(sql, row.branchId);
  },
  async present(rows: readonly ProductRow[]): Promise<ProductDto[]> {
    const [stores, left] = await read(
      async (sql) =>
        [
          await storesOf(
            sql,
            rows.map(({ branchId }) => branchId),
          ),
          await quantities(
            sql,
            rows.filter(({ stockTracked }) => stockTracked).map(({ documentId }) => documentId),
          ),
        ] as const,
    );
    const now = new Date();
    return rows.map((row) => {
      const quantity = row.stockTracked ? (left.get(row.documentId) ?? 0) : null;
      return toDto(row, stores.get(row.branchId), quantity, now);
    });
  },
});

interface NamedByPrices {
  channels: ReadonlySet<string>;
  variations: ReadonlySet<string>;
}

/** Its prices, those of channels and variations too; of one that the row does not name it is none. */
const productPrices = (row: ProductRow | null, { channels, variations }: NamedByPrices): Price[] =>
  row === null
    ? []
    : [
        { itemId: row.documentId, kind: 'PRICE', cents: row.priceCents },
        { itemId: row.documentId, kind: 'PROMO', cents: row.promoPriceCents },
        { itemId: row.documentId, kind: 'COST', cents: row.costCents },
        ...[...channels].map((channel): Price => {
          const own = row.channels?.find((each) => each.channel === channel);
          return { itemId: row.documentId, kind: 'CHANNEL', channel, cents: own?.priceCents ?? null };
        }),
        ...ownPrices(row.documentId, row.variationPrices, variations),
      ];

function toDto(
  row: ProductRow,
  store: LoadedStore | undefined,
  stockQuantity: number | null,
  now: Date,
): ProductDto {
  const onMenu = store?.menu.products.get(row.documentId);
  const current = onMenu && {
    ...onMenu,
    stock: { tracked: stockQuantity !== null, quantity: stockQuantity ?? 0 },
  };
  const context = { now, timeZone: store?.branch.timezone ?? 'UTC', channel: 'STORE' };
  const verdict = store && current ? sellable(store.menu, current, context) : { sellable: true as const };
  return {
    ...stored(row),
    id: row.documentId,
    name: row.name,
    description: row.description ?? '',
    categoryIds: row.categoryIds,
    imageUrls: row.imageUrls ?? [],
    priceCents: row.priceCents,
    promoPriceCents: row.promoPriceCents,
    promoFrom: instant(row.promoFrom),
    promoTo: instant(row.promoTo),
    costCents: row.costCents,
    sku: row.sku,
    unit: row.unit ?? 'UN',
    serves: row.serves,
    calories: row.calories,
    maxPerOrder: row.maxPerOrder,
    alcoholic: row.alcoholic,
    allergens: row.allergens ?? [],
    diets: row.diets ?? [],
    tags: row.tags ?? [],
    kitchenName: row.kitchenName,
    station: row.station,
    preparationMin: row.preparationMin,
    channels: row.channels ?? [],
    variationGroupId: row.variationGroupId,
    variationPrices: row.variationPrices ?? [],
    extraGroupIds: row.extraGroupIds ?? [],
    availability: row.availability,
    soldOutUntil: instant(row.soldOutUntil),
    stockTracked: row.stockTracked,
    stockLowAt: row.stockLowAt,
    stockQuantity,
    position: row.position,
    state: row.state,
    asked: store && current ? askedPrice(current, store.menu, context) : null,
    notSellable: verdict.sellable ? [] : verdict.reasons.map(({ code }) => ({ code })),
  };
}

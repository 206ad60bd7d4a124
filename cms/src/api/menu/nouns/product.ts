import { productCreate, productUpdate, type ProductDto } from '../../../contracts/menu';
import { PRODUCT_WRITE_PERMISSIONS } from '../../../contracts/menu-permissions';
import { optionalText } from '../../../contracts/panel-fields';
import { defineNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { read } from '../../../database/transaction';
import { seesCost } from '../../../domain/access';
import {
  sellable,
  validateProduct,
  type PRODUCT_FIELDS,
  type Product,
  type ProductFields,
} from '../../../domain/menu';
import { askedPrice } from '../../../domain/pricing';
import type { Issue } from '../../../errors/api-error';
import { stockLevels } from '../../../store/part-stock';
import type { LoadedStore } from '../../../store/load-store';
import type { DocumentOf } from '../../../store/field-columns';
import { productFields } from '../../../store/rows';
import { storesOf } from '../../../store/stores';
import { bumpStoreVersion } from '../../../store/version';
import { findProducts } from './find-products';
import { MENU_NOUN } from './menu-noun';
import { checkOwnPrices, withoutOldPrices } from './own-prices';
import { recordPrices, ownPrices, pricedVariations, type Price } from './price-history';

interface ProductRow extends Row, DocumentOf<typeof PRODUCT_FIELDS> {
  branchId: string;
  position: number;
  state: Product['state'];
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
  panel: {
    update: productUpdate
      .pick({ name: true, priceCents: true, promoPriceCents: true, alcoholic: true, state: true })
      .extend({ description: optionalText(500) }),
  },
  check: (next): Issue[] => validateProduct(productFields.readDocument(next)),
  async afterWrite(sql, row: ProductRow, before, viewer) {
    await checkOwnPrices(sql, row, before);
    const was = before && productFields.readDocument(before);
    const is = productFields.readDocument(row);
    const named = {
      channels: new Set([...(was?.channels ?? []), ...is.channels].map(({ channel }) => channel)),
      variations: pricedVariations([was, is]),
    };
    const prices = (of: ProductFields | null) => productPrices(row.documentId, of, named);
    await recordPrices(sql, row, prices(was), prices(is), viewer);
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
          await stockLevels(
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

/**
 * The prices that apply to it, those of channels and variations too; of one that it does not name it is none, and while
 * it has sizes its price is in them alone.
 */
const productPrices = (
  itemId: string,
  product: ProductFields | null,
  { channels, variations }: NamedByPrices,
): Price[] =>
  product === null
    ? []
    : [
        { itemId, kind: 'PRICE', cents: unlessSized(product, product.priceCents) },
        { itemId, kind: 'PROMO', cents: unlessSized(product, product.promoPriceCents) },
        { itemId, kind: 'COST', cents: product.costCents },
        ...[...channels].map((channel): Price => {
          const own = product.channels.find((each) => each.channel === channel);
          return { itemId, kind: 'CHANNEL', channel, cents: unlessSized(product, own?.priceCents ?? null) };
        }),
        ...ownPrices(itemId, product.variationPrices, variations),
      ];

const unlessSized = ({ variationGroupId }: ProductFields, cents: number | null): number | null =>
  variationGroupId === null ? cents : null;

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
    ...productFields.readDocument(row),
    stockQuantity,
    position: row.position,
    state: row.state,
    asked: store && current ? askedPrice(current, store.menu, context) : null,
    notSellable: verdict.sellable ? [] : verdict.reasons.map(({ code }) => ({ code })),
  };
}

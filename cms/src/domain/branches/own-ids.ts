/** A row as it is stored, of which only what names other rows is known here. */
type Fields = Readonly<Record<string, unknown>>;

export interface StoredMenu<Row extends Fields = Fields> {
  categories: readonly Row[];
  variationGroups: readonly Row[];
  extraGroups: readonly Row[];
  products: readonly Row[];
}

interface Part extends Fields {
  id: string;
}

/**
 * A menu whose rows and parts have ids of their own, and name each other by these. What named a row that is not in the
 * menu names it no more. Sold out is said of what lies in a kitchen, so the copy is not. The rows come in the order in
 * which they were given.
 *
 * @param newId gives an id that nothing has, at every call
 */
export function withOwnIds(
  menu: StoredMenu<Fields & { documentId: string }>,
  newId: () => string,
): StoredMenu<Fields & { documentId: string }> {
  const ids = new Map<string, string>();
  const give = (id: string) => ids.set(id, newId());
  const { categories, variationGroups, extraGroups, products } = menu;
  for (const rows of [categories, variationGroups, extraGroups, products])
    for (const { documentId } of rows) give(documentId);
  for (const { variations } of variationGroups) for (const { id } of partsOf(variations)) give(id);
  for (const { extras } of extraGroups) for (const { id } of partsOf(extras)) give(id);

  const own = (id: unknown): string | null => (typeof id === 'string' ? (ids.get(id) ?? null) : null);
  const ownAll = (list: unknown): string[] => listOf(list).flatMap((id) => own(id) ?? []);
  const prices = (list: unknown): Fields[] =>
    listOf(list).flatMap((price) => {
      const { variationId, ...rest } = price as Fields;
      const id = own(variationId);
      return id === null ? [] : [{ ...rest, variationId: id }];
    });
  const fresh = <R extends Fields & { documentId: string }>(row: R) => ({
    ...row,
    documentId: own(row.documentId) ?? '',
    ...('soldOutUntil' in row && { soldOutUntil: null }),
  });
  const part = (each: Part) => ({ ...each, id: own(each.id) ?? '', soldOutUntil: null });

  return {
    categories: categories.map(fresh),
    variationGroups: variationGroups.map((row) => ({
      ...fresh(row),
      variations: partsOf(row.variations).map(part),
    })),
    extraGroups: extraGroups.map((row) => ({
      ...fresh(row),
      extras: partsOf(row.extras).map((extra) => ({
        ...part(extra),
        linkedProductId: own(extra.linkedProductId),
        extraGroupIds: ownAll(extra.extraGroupIds),
        variationPrices: prices(extra.variationPrices),
      })),
    })),
    products: products.map((row) => ({
      ...fresh(row),
      categoryIds: ownAll(row.categoryIds),
      variationGroupId: own(row.variationGroupId),
      variationPrices: prices(row.variationPrices),
      extraGroupIds: ownAll(row.extraGroupIds),
    })),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const partsOf = (value: unknown): Part[] => listOf(value) as Part[];

import type {
  BulkDto,
  bulkCategoryBody,
  bulkChannelBody,
  bulkPriceBody,
  bulkScheduleBody,
  bulkSoldOutBody,
  bulkStateBody,
  bulkStationBody,
  ChangedGroup,
} from '@contracts/menu-bulk';
import type { z } from 'zod';
import { request } from '@shared/api/request';

type Without<S extends z.ZodType> = Omit<z.input<S>, 'products'>;

/** What can be changed of many products at once, with what each change says beside the products. */
export interface BulkChanges {
  price: Without<typeof bulkPriceBody>;
  category: Without<typeof bulkCategoryBody>;
  state: Without<typeof bulkStateBody>;
  channel: Without<typeof bulkChannelBody>;
  schedule: Without<typeof bulkScheduleBody>;
  station: Without<typeof bulkStationBody>;
  'sold-out': Without<typeof bulkSoldOutBody>;
}
export type BulkKind = keyof BulkChanges;

/** A product as it was seen. */
interface Seen {
  id: string;
  version: number;
}

/** What is sent to give it back what it had. */
const had = <B>({ id, version, before }: Seen & { before: B }) => ({ id, version, before });

export const bulkApi = {
  change: <K extends BulkKind>(kind: K, products: readonly Seen[], said: BulkChanges[K]) =>
    request<BulkDto>('POST', `/api/menu/bulk/${kind}`, {
      products: products.map(({ id, version }) => ({ id, version })),
      ...said,
    }),
  undo: ({ changed, groups }: BulkDto) => {
    const of = (kind: ChangedGroup['kind']) => groups.filter((group) => group.kind === kind).map(had);
    return request<BulkDto>('POST', '/api/menu/bulk/undo', {
      products: changed.map(had),
      variationGroups: of('variationGroups'),
      extraGroups: of('extraGroups'),
    });
  },
};

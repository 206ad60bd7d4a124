import type {
  BulkDto,
  bulkCategoryBody,
  bulkChannelBody,
  bulkPriceBody,
  bulkScheduleBody,
  bulkSoldOutBody,
  bulkStateBody,
  bulkStationBody,
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

export const bulkApi = {
  change: <K extends BulkKind>(kind: K, products: readonly Seen[], said: BulkChanges[K]) =>
    request<BulkDto>('POST', `/api/menu/bulk/${kind}`, {
      products: products.map(({ id, version }) => ({ id, version })),
      ...said,
    }),
  undo: ({ changed }: BulkDto) =>
    request<BulkDto>('POST', '/api/menu/bulk/undo', {
      products: changed.map(({ id, version, before }) => ({ id, version, before })),
    }),
};

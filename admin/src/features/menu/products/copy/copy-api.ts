import type { copyBody, CopyDto } from '@contracts/menu-copy';
import type { z } from 'zod';
import { request } from '@shared/api/request';

export type CopyOrder = z.input<typeof copyBody>;

export const copyApi = {
  preview: (order: CopyOrder) => request<CopyDto>('POST', '/api/menu/copy/preview', order),
  /** The same key again is answered with what was done the first time. */
  copy: (order: CopyOrder, key: string) => request<CopyDto>('POST', '/api/menu/copy', order, undefined, key),
};

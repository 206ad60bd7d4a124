import type { StoreProfileDto } from '@contracts/storefront';
import { scannedTable } from '../addresses';

/** The table at which a guest sits whose store serves tables; null for everybody else. */
export const seatOf = ({ services }: Pick<StoreProfileDto, 'services'>, query: string): string | null =>
  services.includes('DINE_IN') ? scannedTable(query) : null;

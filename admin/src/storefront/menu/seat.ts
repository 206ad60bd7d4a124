import type { StoreProfileDto } from '@contracts/storefront';
import { scannedTable } from '../addresses';

/** The table that an address names, at a store that serves tables; null everywhere else. */
export const seatOf = ({ services }: Pick<StoreProfileDto, 'services'>, query: string): string | null =>
  services.includes('DINE_IN') ? scannedTable(query) : null;

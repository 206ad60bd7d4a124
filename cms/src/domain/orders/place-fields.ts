import type { Address } from './order';

/** What of an address says where it is, and has to be said; the rest of it tells the way. */
export const PLACE_FIELDS = [
  'street',
  'number',
  'district',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly (keyof Address)[];

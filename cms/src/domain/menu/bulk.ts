/** So many products are changed at once at most. */
export const MAX_BULK = 500;

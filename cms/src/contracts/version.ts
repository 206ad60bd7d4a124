import { z } from 'zod';

/** The largest whole number a column of 32 bits holds; PostgreSQL refuses larger ones, even to compare with. */
export const MAX_INTEGER = 2_147_483_647;

/**
 * Which state of a row somebody has seen and means to change: from 1 on, one more with every change. The one after
 * it has to fit into its column too.
 */
export const version = z
  .int()
  .min(1)
  .max(MAX_INTEGER - 1);

/** Body of a verb that says no more than the version of the row that it moves. */
export const versionBody = z.strictObject({ version });

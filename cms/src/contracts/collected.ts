import { z } from 'zod';
import { MAX_COLLECTED } from '../domain/couriers';
import { PAYMENT_METHODS } from '../domain/orders/payment';

/** How an order was paid when it was handed over, where that is not as agreed; it adds up to what was open. */
export const collectedBody = z
  .array(z.strictObject({ method: z.enum(PAYMENT_METHODS), amountCents: z.int().min(1).max(100_000_000) }))
  .min(1)
  .max(MAX_COLLECTED);

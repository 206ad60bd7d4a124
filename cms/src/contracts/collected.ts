import { z } from 'zod';
import { MAX_COLLECTED } from '../domain/couriers';
import { PAYMENT_METHODS } from '../domain/orders/payment';
import { MAX_INTEGER } from './version';

const collected = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  amountCents: z.int().min(1).max(MAX_INTEGER),
});

/** How an order was paid when it was handed over, where that is not as agreed; it adds up to what was to be collected. */
export const collectedBody = z.array(collected).min(1).max(MAX_COLLECTED);

/** What a page said was to be collected, way by way; nothing where everything was paid. */
export const collectBody = z.array(collected).max(50);

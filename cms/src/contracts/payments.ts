import { z } from 'zod';

/** Body of `POST /api/store/orders/:token/checkout` and of `…/sync`: there is nothing to say. */
export const checkoutBody = z.strictObject({});

/** Answer of `POST /api/store/orders/:token/checkout`, inside `data`. */
export const checkoutAnswer = z.object({
  url: z.string().describe('The page of the payment provider on which the order is paid'),
});
export type CheckoutDto = z.infer<typeof checkoutAnswer>;

/** Answer of `GET /api/payments/provider`, inside `data`: what this server was set up with. */
export interface PaymentProviderDto {
  /** What people call it; null where online payment cannot be offered. */
  name: string | null;
}

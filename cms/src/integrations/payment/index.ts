import { environment } from '../../environment';
import type { PaymentProvider } from './port';
import { stripeProvider } from './stripe';

/** The payment provider this server was set up with; null without its keys, and then nobody is asked for anything. */
export const paymentProvider: PaymentProvider | null = environment.stripe
  ? stripeProvider(environment.stripe)
  : null;

import type { PaymentMethod } from '../domain/orders/payment';
import { paymentProvider } from '../integrations/payment';

/** Whether a payment can be taken on a page of a provider: whether this server was set up with one. */
export const takesOnline = (): boolean => paymentProvider !== null;

/** The payments of a branch that this server can take. */
export const acceptedMethods = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter((method) => method !== 'ONLINE' || takesOnline());

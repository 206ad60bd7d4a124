import type { Dispute } from '../../domain/orders/payment';
import type { CheckoutUpdate, RefundProgress } from '../../domain/orders/provider';

/** One thing to be paid, as a page of the provider shows it. */
export interface CheckoutRequest {
  orderId: string;
  /** Which page of the order this is, from 1 on: with the order the key under which it is made once. */
  attempt: number;
  /** What stands on the page beside the amount. */
  title: string;
  /** Minor units of the currency after ISO 4217, above 0. */
  amountCents: number;
  /** ISO 4217, in capitals. */
  currency: string;
  language: string;
  /** ISO 8601 UTC; from 30 minutes to a day ahead. */
  expiresAt: string;
  /** Where the customer comes back to when they have paid, and when they have not. */
  paidUrl: string;
  backUrl: string;
}

/** A page on which an order is paid. */
export interface Checkout {
  news: CheckoutUpdate;
  /** Where it is; null for one that takes no payment any more. */
  url: string | null;
}

export interface RefundOrder {
  orderId: string;
  /** Which refund of the order's payment it is, from 0 on: with the order the key under which it is made once. */
  n: number;
  /** What the provider calls the payment. */
  paymentRef: string;
  /** Minor units of the currency after ISO 4217, above 0. */
  amountCents: number;
  currency: string;
}

/** What was given back of a payment by the provider's own list. */
export interface GivenBack {
  /** All that went or is on its way, whoever asked for it, minor units of the currency after ISO 4217. */
  totalCents: number;
  /** How the refund stands that was looked for; null where the provider was never asked for it. */
  refund: RefundProgress | null;
}

/** What the provider tells of by itself, each under an id of its own. `null`: nothing that anybody here asked for. */
export interface ProviderEvent {
  id: string;
  type: string;
  about:
    | { kind: 'CHECKOUT'; orderId: string | null; news: CheckoutUpdate }
    | RefundAbout
    | RefundTotal
    | DisputeAbout
    | null;
}
interface RefundAbout {
  kind: 'REFUND';
  orderId: string;
  n: number;
  news: RefundProgress;
}
/** What of a payment was given back altogether, whoever asked for it, minor units. */
interface RefundTotal {
  kind: 'REFUNDED';
  orderId: string;
  paymentRef: string;
  totalCents: number;
  /** When the provider said so, ISO 8601 UTC. */
  at: string;
}
/** That a bank asks for a payment back, or has decided: of which order, only the payment says. */
interface DisputeAbout {
  kind: 'DISPUTE';
  paymentRef: string;
  news: Dispute;
}

/**
 * Whoever takes money for an order on a page of its own. Every method that asks it rejects with `ProviderUnavailable` where
 * nothing can be said, and with `ProviderRefused` where the provider says no.
 */
export interface PaymentProvider {
  /** What people call it. */
  name: string;
  /**
   * Whether that much of a currency can be asked for, as providers count some currencies in other units.
   *
   * @param amountCents minor units of the currency after ISO 4217
   * @param currency ISO 4217, in capitals
   */
  takesAmount(amountCents: number, currency: string): boolean;
  /** Makes the page, or answers the one that was made under the same key. */
  createCheckout(wish: CheckoutRequest): Promise<Checkout>;
  readCheckout(ref: string): Promise<Checkout>;
  /** Closes a page; answers how it stands then, which may be paid. */
  expireCheckout(ref: string): Promise<Checkout>;
  /** Gives money back, or answers what became of the same refund. */
  refund(order: RefundOrder): Promise<RefundProgress>;
  /** What was given back of a payment by now, and what became of one refund of ours. */
  readGivenBack(of: Pick<RefundOrder, 'paymentRef' | 'n'>): Promise<GivenBack>;
  /** Of which order a payment is; null where it was none of ours. */
  orderOfPayment(paymentRef: string): Promise<string | null>;
  /**
   * What a message says that claims to come from the provider.
   *
   * @param body as it came, byte for byte
   * @returns null for one that is signed wrongly, or too long ago
   * @throws MalformedEvent for one that is signed well and says something else than the provider documents
   */
  readEvent(body: string, signature: string): ProviderEvent | null;
}

/** The provider could not be asked, or cannot say now: what was asked may have happened or not, and is asked again. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderAway';
}

/** A message with a good signature that cannot be read. */
export class MalformedEvent extends Error {
  override readonly name = 'MalformedEvent';
}

/** The provider said no, and will say so again. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  /** @param code the provider's own word for why */
  constructor(readonly code: string) {
    super(code);
  }
}

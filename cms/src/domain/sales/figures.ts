import type { AccountCode } from '../ledger/accounts';
import { isLost } from '../orders/states';
import type { OrderState } from '../orders/order';

/** Posted sales, minor units. net = gross + delivery + service + other fees − discounts − refunds; tips are the staff's. */
export interface SalesAmounts {
  grossCents: number;
  couponCents: number;
  loyaltyCents: number;
  manualCents: number;
  promoCents: number;
  deliveryCents: number;
  serviceCents: number;
  otherFeesCents: number;
  /** Given back of concluded orders without being owed. */
  refundsCents: number;
  netCents: number;
  tipsCents: number;
}

/** How many orders, and what they come to, minor units. */
export interface OrderSum {
  orders: number;
  cents: number;
}

export interface SalesFigures extends SalesAmounts {
  /** Concluded orders and the units in them. */
  orders: number;
  units: number;
  /** Net by order, minor units, rounded; 0 without orders. */
  averageTicketCents: number;
  /** Orders under way: what they come to is in no other figure. Orders that wait for their payment are none yet. */
  open: OrderSum;
  cancelled: OrderSum;
  rejected: OrderSum;
  expired: OrderSum;
}

/** A movement of an account of the ledger, minor units: positive is a debit. */
interface AccountSum {
  account: AccountCode;
  cents: number;
}

/** The orders of one state, added up. Amounts are minor units. */
export interface StateSum {
  state: OrderState;
  orders: number;
  units: number;
  itemsCents: number;
  feesCents: number;
  /** Part of the fees. */
  tipCents: number;
  discountsCents: number;
  totalCents: number;
}

type AmountName = Exclude<keyof SalesAmounts, 'netCents' | 'tipsCents'>;

/** The figure of each revenue account. Revenue is a credit, so gross and fees change their sign. */
const FIGURE_OF: Partial<Record<AccountCode, AmountName>> = {
  sales: 'grossCents',
  'discounts.coupon': 'couponCents',
  'discounts.loyalty': 'loyaltyCents',
  'discounts.manual': 'manualCents',
  'discounts.promo': 'promoCents',
  delivery_fees: 'deliveryCents',
  service_fees: 'serviceCents',
  packaging_fees: 'otherFeesCents',
  small_order_fees: 'otherFeesCents',
  refunds: 'refundsCents',
};
const CREDITS: readonly AmountName[] = ['grossCents', 'deliveryCents', 'serviceCents', 'otherFeesCents'];

/**
 * Posted sales out of movements of the ledger; other accounts are ignored.
 *
 * @param tipsCents what orders posted to `tips`, minor units: the account holds payments to couriers as well
 */
export function salesAmounts(sums: readonly AccountSum[], tipsCents: number): SalesAmounts {
  const amounts: SalesAmounts = {
    ...{ grossCents: 0, couponCents: 0, loyaltyCents: 0, manualCents: 0, promoCents: 0 },
    ...{ deliveryCents: 0, serviceCents: 0, otherFeesCents: 0, refundsCents: 0, netCents: 0, tipsCents },
  };
  for (const { account, cents } of sums) {
    const name = FIGURE_OF[account];
    if (name === undefined) continue;
    amounts[name] += CREDITS.includes(name) ? -cents : cents;
    amounts.netCents -= cents;
  }
  return amounts;
}

/** All discounts, minor units. */
export const discountsOf = (of: SalesAmounts): number =>
  of.couponCents + of.loyaltyCents + of.manualCents + of.promoCents;

/** Posted amounts with what the orders of the same days say beside them. */
export function salesFigures(amounts: SalesAmounts, states: readonly StateSum[]): SalesFigures {
  const concluded = states.filter(({ state }) => state === 'CONCLUDED');
  const orders = concluded.reduce((sum, each) => sum + each.orders, 0);
  const sumOf = (matches: (state: OrderState) => boolean): OrderSum => {
    const found = states.filter(({ state }) => matches(state));
    return {
      orders: found.reduce((sum, each) => sum + each.orders, 0),
      cents: found.reduce((sum, each) => sum + each.totalCents, 0),
    };
  };
  return {
    ...amounts,
    orders,
    units: concluded.reduce((sum, each) => sum + each.units, 0),
    averageTicketCents: orders === 0 ? 0 : Math.round(amounts.netCents / orders),
    open: sumOf((state) => state !== 'CONCLUDED' && state !== 'AWAITING_PAYMENT' && !isLost(state)),
    cancelled: sumOf((state) => state === 'CANCELLED'),
    rejected: sumOf((state) => state === 'REJECTED'),
    expired: sumOf((state) => state === 'EXPIRED'),
  };
}

/** The sales of concluded orders by their rows, and by the ledger before refunds; minor units. */
export interface SalesReconciliation {
  ordersCents: number;
  ledgerCents: number;
  differenceCents: number;
}

/** Compares orders and ledger: items and fees without tips, less discounts. */
export function reconcileSales(amounts: SalesAmounts, states: readonly StateSum[]): SalesReconciliation {
  const ordersCents = states
    .filter(({ state }) => state === 'CONCLUDED')
    .reduce((sum, each) => sum + each.itemsCents + each.feesCents - each.tipCents - each.discountsCents, 0);
  const ledgerCents = amounts.netCents + amounts.refundsCents;
  return { ordersCents, ledgerCents, differenceCents: ordersCents - ledgerCents };
}

import { rows } from './database';

interface Refund {
  amountCents: number;
  concededCents: number;
  method: string;
  chargeback?: true;
  provider?: { state: string };
}

interface Payment {
  method: string;
  state: string;
  amountCents: number;
  confirmedBy: string | null;
  refunds: Refund[];
  cashHolder?: { courierId?: string };
}

interface OrderRow {
  id: string;
  state: string;
  total: number;
  items: number;
  fees: string | { kind: string; amountCents: number }[];
  discounts: string | { source: string; amountCents: number }[];
  payment: string | Payment;
  further: string | Payment[] | null;
}

const parsed = <T>(column: string | T | null, otherwise: T): T =>
  typeof column === 'string' ? (JSON.parse(column) as T) : (column ?? otherwise);
const sum = <T>(list: readonly T[], cents: (each: T) => number): number =>
  list.reduce((total, each) => total + cents(each), 0);
const RECEIVED = ['CONFIRMED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'];
const LOST = ['REJECTED', 'EXPIRED', 'CANCELLED'];

/**
 * The figures of a business from its rows alone, order by order, without the code that posts: where its money is by kind,
 * what it sold, and what it owes.
 */
export async function bruteForce(businessId: string): Promise<Record<string, number>> {
  const orders = await rows<OrderRow>(
    `SELECT document_id AS id, state, total_cents AS total, items_cents AS items, fees, discounts, payment,
            further_payments AS further FROM orders WHERE business_id = ? AND test IS NOT TRUE`,
    [businessId],
  );
  const figures: Record<string, number> = {};
  const add = (figure: string, cents: number) => {
    figures[figure] = (figures[figure] ?? 0) + cents;
  };
  for (const order of orders) {
    const payments = [parsed<Payment>(order.payment, {} as Payment), ...parsed<Payment[]>(order.further, [])];
    let left = 0;
    let conceded = 0;
    for (const { method, state, amountCents, confirmedBy, refunds, cashHolder } of payments) {
      const given = refunds.filter(({ provider }) => provider?.state !== 'FAILED');
      const from = method === 'ONLINE' && confirmedBy === 'PROVIDER' ? 'provider' : method.toLowerCase();
      if (RECEIVED.includes(state)) {
        add(cashHolder?.courierId ? `courier ${cashHolder.courierId}` : from, amountCents);
        left += amountCents;
      }
      for (const refund of given) {
        const to = refund.chargeback || refund.method === 'SAME' ? from : refund.method.toLowerCase();
        add(to, -refund.amountCents);
        left -= refund.amountCents;
        conceded += refund.concededCents;
      }
    }
    const lost = LOST.includes(order.state);
    const owed = lost ? 0 : Math.max(0, order.total - conceded);
    if (order.state === 'CONCLUDED') {
      add('sales', order.items);
      for (const { kind, amountCents } of parsed(order.fees, [])) add(`fee ${kind}`, amountCents);
      for (const { source, amountCents } of parsed(order.discounts, []))
        add(`discount ${source}`, amountCents);
      add('conceded', Math.min(conceded, order.total));
      add('owed to customers', left - owed);
      add('sold', order.total);
    } else {
      add('owed to customers', left);
      if (!lost && order.state !== 'AWAITING_PAYMENT') add('open', order.total);
    }
  }
  await addStaff(businessId, add);
  return figures;
}

async function addStaff(businessId: string, add: (figure: string, cents: number) => void): Promise<void> {
  const settlements = await rows<
    Record<'earned' | 'tips' | 'balance', number> & { courier: string; counted: number | null; state: string }
  >(
    `SELECT courier_id AS courier, earned_cents AS earned, tips_cents AS tips, balance_cents AS balance,
            counted_cents AS counted, state FROM settlements WHERE business_id = ?`,
    [businessId],
  );
  for (const { courier, earned, tips, balance, counted, state } of settlements) {
    add('courier pay', earned);
    add('tips paid', tips);
    add(`courier ${courier}`, -earned - tips);
    const handedIn = counted ?? (state === 'PAID' ? Math.max(0, -balance) : 0);
    const paid = state === 'PAID' ? Math.max(0, balance) : 0;
    add(`courier ${courier}`, paid - handedIn);
    add('cash', handedIn - paid);
  }
  const commissions = await rows<{ net: number; state: string }>(
    'SELECT amount_cents - reversed_cents AS net, state FROM commissions WHERE business_id = ?',
    [businessId],
  );
  for (const { net, state } of commissions) {
    if (!['PENDING', 'VOID'].includes(state)) add('commissions', net);
    if (state === 'PAID') add('other', -net);
    if (state === 'EARNED' || state === 'APPROVED') add('owed to sellers', net);
  }
}

/** The same figures from the entries of the ledger. */
export function ledgerFigures(
  entries: readonly { account: string; amountCents: number }[],
): Record<string, number> {
  const of = (...accounts: string[]) =>
    sum(
      entries.filter(({ account }) =>
        accounts.some((each) => account === each || account.startsWith(`${each}:`)),
      ),
      ({ amountCents }) => amountCents,
    );
  const figures: Record<string, number> = {
    cash: of('cash.branch'),
    credit: of('card.receivable:credit'),
    debit: of('card.receivable:debit'),
    meal_voucher: of('meal_voucher.receivable'),
    pix: of('pix.bank'),
    provider: of('provider.pending', 'provider.disputed'),
    other: of('bank'),
    sales: -of('sales'),
    'fee DELIVERY': -of('delivery_fees'),
    'fee SERVICE': -of('service_fees'),
    // Tips that were given back or paid to couriers are neither of them.
    'discount COUPON': of('discounts.coupon'),
    'discount MANUAL': of('discounts.manual'),
    'owed to customers': -of('orders.prepaid', 'orders.refund_due'),
    'courier pay': of('couriers.pay'),
    commissions: of('commissions'),
    'owed to sellers': -of('sellers.payable'),
    // Tips and what was conceded together: a tip that is given back is taken off the tips.
    'tips less conceded': -of('tips') - of('refunds'),
  };
  for (const { account } of entries)
    if (account.startsWith('cash.courier:')) figures[`courier ${account.slice(13)}`] = of(account);
  return figures;
}

/** Brute force in the words of `ledgerFigures`. */
export function asLedgerFigures(brute: Record<string, number>): Record<string, number> {
  const {
    sold: _,
    open: __,
    conceded = 0,
    'fee TIP': tip = 0,
    'tips paid': tipsPaid = 0,
    online = 0,
    ...others
  } = brute;
  const other = (others['other'] ?? 0) + online;
  return { ...others, other, 'tips less conceded': tip - conceded - tipsPaid };
}

/** Amounts without those of 0. */
export const nonZero = (figures: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).filter(([, cents]) => cents !== 0));

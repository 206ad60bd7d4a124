// Old orders, straight into the table.

const ORDERS_OF_EACH = 50;
/** One in so many customers has a common name; as many orders differ from the others in each way that is asked for. */
const ONE_OF = 50;
/** So many orders have a total that fewer have, or a refund due. */
const ONE_OF_MANY = 200;

const USUAL = {
  state: 'CONCLUDED',
  channel: 'STORE',
  type: 'TAKEOUT',
  method: 'CASH',
  courierId: null,
  refundDueCents: null,
};

/**
 * What an order is: the usual, one in fifty in one way another. Their places among fifty are never 0, which is that of
 * the common name, nor end in 9 as those of the other branch do.
 */
function kindOf(index, count, courierId) {
  const totalCents = totalOf(index, count);
  const usual = { ...USUAL, totalCents };
  switch (index % ONE_OF) {
    case 13:
      return { ...usual, state: 'CANCELLED' };
    case 17:
      return { ...usual, channel: 'PHONE' };
    case 23:
      return { ...usual, type: 'DELIVERY', courierId };
    case 27:
      return { ...usual, method: 'CREDIT' };
    default:
      return index % ONE_OF_MANY === 131 ? { ...usual, refundDueCents: 100 } : usual;
  }
}

/** Between 40 and 60 in general, 200 for one in fifty, 300 for one in two hundred, and 250 for ten of however many. */
function totalOf(index, count) {
  if (index % (count / 10) === 43) return 25_000;
  if (index % ONE_OF_MANY === 141) return 30_000;
  if (index % ONE_OF === 37) return 20_000;
  return 4000 + (index % 20) * 100;
}

/** Between two orders, where it is not said over how many days they are spread. */
const STEP_MS = 12_000;
const DAY_MS = 86_400_000;

/**
 * Five orders a minute back from now, all over, or as many as there have to be in so many days. Each customer has ordered fifty times, however many orders there are:
 * what is found by a phone is as much.
 */
async function history(inTransaction, count, { businessId, branchId, otherBranchId, courierId, days = 0 }) {
  const now = Date.now();
  const stepMs = days > 0 ? (days * DAY_MS) / count : STEP_MS;
  const customers = Math.max(1, count / ORDERS_OF_EACH);
  const columns = (index) => {
    const { state, channel, type, method, totalCents, refundDueCents, ...kind } = kindOf(
      index,
      count,
      courierId,
    );
    const at = new Date(now - Math.floor(index * stepMs));
    const customer = index % customers;
    const surname = surnameOf(customer);
    const name = customer % ONE_OF === 0 ? 'Maria' : 'Customer';
    return {
      document_id: `bench${String(index).padStart(19, '0')}`,
      created_at: at,
      updated_at: at,
      published_at: at,
      business_id: businessId,
      // A part of the orders, and of nobody who is called Maria.
      branch_id: index % 10 === 9 ? otherBranchId : branchId,
      number: String(index % 900).padStart(3, '0'),
      sequence: index + 1_000_000,
      business_day: new Date(at.getTime() - 7 * 3_600_000).toISOString().slice(0, 10),
      channel,
      type,
      timing: 'NOW',
      state,
      version: 6,
      token: `t${index}`,
      placed_at: at,
      state_changed_at: at,
      customer_id: days > 0 ? `customer${customer}` : 'customer',
      customer_name: `${name} ${surname}`,
      customer_search: `${name.toLowerCase()} ${surname}`,
      surname_search: surname,
      customer_phone: `+55119${80_000_000 + (index % customers)}`,
      new_customer: false,
      items: itemsOf(totalCents / 2),
      unit_count: 2,
      fees: '[]',
      discounts: '[]',
      items_cents: totalCents,
      fees_cents: 0,
      discounts_cents: 0,
      total_cents: totalCents,
      payment_method: method,
      payment_state: 'CONFIRMED',
      payment: paymentOf(method, totalCents),
      refund_due_cents: refundDueCents,
      courier_id: kind.courierId,
      courier: kind.courierId && JSON.stringify({ id: kind.courierId, name: 'Courier' }),
    };
  };
  const names = Object.keys(columns(0));
  const statement = `INSERT INTO orders (${names.join()}) VALUES (${names.map(() => '?').join()})`;
  for (let from = 0; from < count; from += 20_000) {
    await inTransaction(async (tx) => {
      for (let index = from; index < Math.min(count, from + 20_000); index += 1)
        await tx.run(statement, Object.values(columns(index)));
    });
  }
}

const item = {
  productId: 'x',
  name: 'Product 1',
  kitchenName: null,
  variation: null,
  quantity: 1,
  extrasCents: 0,
  notes: null,
  extras: [],
  station: null,
};
/** Two of one price. */
function itemsOf(unitPriceCents) {
  const priced = { ...item, unitPriceCents, totalCents: unitPriceCents };
  return JSON.stringify([priced, priced]);
}

const paymentOf = (method, amountCents) =>
  JSON.stringify({
    method,
    timing: 'ON_DELIVERY',
    amountCents,
    changeForCents: null,
    state: 'CONFIRMED',
    confirmedBy: 'STAFF',
    confirmedAt: null,
    pixCode: null,
  });

/** In letters alone: what ends in digits is looked for as the number of an order. */
const surnameOf = (customer) =>
  String(customer)
    .padStart(5, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'[digit]);

module.exports = { history };

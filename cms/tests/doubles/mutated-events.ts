import fc from 'fast-check';

const seconds = 1_790_000_000;

/** One object for each type of event that is read, with what Stripe sends in it. */
export const STRIPE_OBJECTS: Readonly<Record<string, object>> = {
  'checkout.session.completed': {
    id: 'cs_1',
    status: 'complete',
    payment_status: 'paid',
    currency: 'brl',
    amount_total: 2000,
    payment_intent: 'pi_1',
    client_reference_id: 'order-1',
  },
  'checkout.session.async_payment_failed': {
    id: 'cs_2',
    status: 'complete',
    payment_status: 'unpaid',
    currency: 'brl',
    amount_total: 2000,
    payment_intent: { id: 'pi_2' },
    client_reference_id: null,
  },
  'refund.updated': {
    id: 're_1',
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    amount: 500,
    currency: 'brl',
    metadata: { comanda_order: 'order-1', comanda_refund: '0' },
  },
  'charge.refunded': {
    payment_intent: 'pi_1',
    amount_refunded: 500,
    currency: 'brl',
    metadata: { comanda_order: 'order-1' },
  },
  'charge.dispute.created': {
    id: 'dp_1',
    status: 'needs_response',
    amount: 2000,
    currency: 'brl',
    reason: 'fraudulent',
    payment_intent: 'pi_1',
    evidence_details: { due_by: seconds },
  },
};

type Path = readonly string[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

/** The value with another in the place of a part; without that part where it is undefined. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const parts = new Map(Object.entries(value as object));
  parts.set(key, replaced(parts.get(key), rest, by));
  return Object.fromEntries(parts);
}

const other = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, '', 'text', '\0', '\ud800', 'x'.repeat(5000)),
  fc.constantFrom<unknown>(-1, 0, 1.5, 2 ** 31, 1e300, [], {}, { id: 7 }, [[[]]]),
  fc.jsonValue(),
);

/**
 * An event of Stripe of which one or two parts are something else.
 *
 * @param objects by type of event
 */
export const mutatedEventOf = (objects: Readonly<Record<string, object>>): fc.Arbitrary<unknown> =>
  fc.constantFrom(...Object.entries(objects)).chain(([type, object]) => {
    const event = { id: 'evt_1', object: 'event', type, created: seconds, data: { object } };
    const change = fc.tuple(fc.constantFrom(...pathsIn(event)), other);
    return fc.array(change, { minLength: 1, maxLength: 2 }).map(
      (changes) =>
        changes
          // The inner part first: the outer one may take it away.
          .sort(([one], [two]) => two.length - one.length)
          .reduce<unknown>((made, [path, by]) => replaced(made, path, by), event) ?? null,
    );
  });

export const mutatedEvent = mutatedEventOf(STRIPE_OBJECTS);

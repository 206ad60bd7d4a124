import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_TYPES, canOrder } from '../../../src/domain/orders';
import { MINUTE_MS } from '../../../src/domain/time';
import { aStore, daily, NOON, someMenu } from './fixtures';

describe('canOrder of any store', () => {
  const changesOfAnyKind = fc.record({
    state: fc.constantFrom('ACTIVE' as const, 'ACTIVE' as const, 'SUSPENDED' as const),
    branchState: fc.constantFrom('ACTIVE' as const, 'ACTIVE' as const, 'INACTIVE' as const),
    services: fc.subarray([...ORDER_TYPES]),
    pauses: fc.array(
      fc.record({
        channel: fc.constantFrom(null, 'STORE' as const),
        service: fc.constantFrom(null, ...ORDER_TYPES),
        reason: fc.constantFrom('NO_COURIER' as const, 'OTHER' as const),
        endsAt: fc.option(
          fc
            .integer({ min: -60, max: 3000 })
            .map((min) => new Date(NOON.getTime() + min * MINUTE_MS).toISOString()),
        ),
      }),
      { maxLength: 3 },
    ),
    closeWithoutBoardMin: fc.constantFrom(null, 2, 30),
    lastHeartbeat: fc.constantFrom(undefined, null, NOON),
    openOrders: fc.integer({ min: 0, max: 2 }),
    hours: fc.constantFrom([daily('11:00', '23:00')], [daily('18:00', '02:00')], []),
    menu: fc.constantFrom(someMenu(), someMenu({ products: [] })),
  });

  it('takes orders while one of its services does, and no others', () => {
    fc.assert(
      fc.property(changesOfAnyKind, (one) => {
        const store = aStore({
          ...one,
          business: { state: one.state },
          branch: { state: one.branchState, services: one.services },
          settings: { closeWithoutBoardMin: one.closeWithoutBoardMin, maxOpenOrders: 2 },
        });
        const facts = { now: NOON, lastHeartbeat: one.lastHeartbeat, openOrders: one.openOrders };
        const whole = canOrder(store, facts);
        const each = one.services.map((service) => canOrder(store, { ...facts, service }));
        expect(whole.canOrder).toBe(each.some((verdict) => verdict.canOrder));
        expect(whole.canOrder).toBe(whole.reasons.every(({ severity }) => severity === 'WARNING'));
        if (whole.state === 'OPEN') expect(whole.canOrder).toBe(true);
        if (whole.canOrder) expect(whole.opensAt).toBeNull();
      }),
    );
  });

  it('does take orders at the instant it names, and at none before', () => {
    fc.assert(
      fc.property(
        changesOfAnyKind,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (one, share) => {
          const store = aStore({ ...one, branch: { services: one.services } });
          const { opensAt } = canOrder(store, { now: NOON });
          if (opensAt === null) return;
          expect(canOrder(store, { now: new Date(opensAt) }).canOrder).toBe(true);
          const wait = Date.parse(opensAt) - NOON.getTime();
          const before = new Date(NOON.getTime() + Math.floor(wait * share));
          expect(canOrder(store, { now: before }).canOrder).toBe(false);
        },
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  isSkippable,
  goLiveBlockers,
  ONBOARDING_STEPS,
  onboardingSteps,
  openForTests,
  testOrderRequest,
  type ObstacleCode,
  type OnboardingFacts,
} from '../../../src/domain/onboarding';
import type { StoreContext } from '../../../src/domain/orders';
import { quote } from '../../../src/domain/quote';
import { aMenu, anExtra, anExtraGroup, aProduct, aVariation, aVariationGroup } from '../menu/fixtures';
import { ADDRESS, aStore, aZone, NOON, type StoreChanges } from '../orders/fixtures';

const NOTHING: OnboardingFacts = {
  business: { legalName: null, phone: null },
  store: null,
  people: 1,
  acceptedAnOrder: false,
  skipped: [],
};
const EVERYTHING: OnboardingFacts = {
  business: { legalName: 'Cantina Ltda', phone: '+551130000000' },
  store: aStore(),
  people: 2,
  acceptedAnOrder: true,
  skipped: [],
};

const statesOf = (facts: OnboardingFacts) =>
  Object.fromEntries(onboardingSteps(facts).map(({ step, state }) => [step, state]));

describe('the steps of a new business', () => {
  it('are all to do at first, in their order', () => {
    expect(onboardingSteps(NOTHING)).toEqual(ONBOARDING_STEPS.map((step) => ({ step, state: 'TODO' })));
  });

  it('are all done by what a business really has', () => {
    expect(new Set(Object.values(statesOf(EVERYTHING)))).toEqual(new Set(['DONE']));
  });

  it.each<[string, Partial<OnboardingFacts>]>([
    ['business', { business: { legalName: null, phone: '+551130000000' } }],
    ['business', { business: { legalName: 'Cantina Ltda', phone: null } }],
    ['hours', { store: aStore({ hours: [] }) }],
    ['zones', { store: aStore({ zones: [] }) }],
    ['zones', { store: aStore({ zones: [aZone({ active: false }), aZone({ exclusion: true })] }) }],
    ['payments', { store: aStore({ branch: { paymentMethods: [] } }) }],
    ['menu', { store: aStore({ menu: aMenu({}) }) }],
    ['team', { people: 1 }],
    ['test-order', { acceptedAnOrder: false }],
    ['go-live', { store: aStore({ branch: { state: 'DRAFT' } }) }],
  ])('%s is to do again without what it is about', (step, missing) => {
    const states = statesOf({ ...EVERYTHING, ...missing });
    expect(states[step]).toBe('TODO');
    expect(Object.values(states).filter((state) => state !== 'DONE')).toHaveLength(1);
  });

  it('need no delivery zones where nothing is delivered', () => {
    const store = aStore({ zones: [], branch: { services: ['TAKEOUT'] } });
    expect(statesOf({ ...EVERYTHING, store }).zones).toBe('DONE');
  });

  it('can be put off, all but the branch and going live, and are done once they are', () => {
    const skipped = [...ONBOARDING_STEPS, 'something else'];
    for (const [step, state] of Object.entries(statesOf({ ...NOTHING, skipped })))
      expect(state, step).toBe(step === 'branch' || step === 'go-live' ? 'TODO' : 'SKIPPED');
    expect(statesOf({ ...EVERYTHING, skipped }).team).toBe('DONE');
    expect(ONBOARDING_STEPS.filter((step) => !isSkippable(step))).toEqual(['branch', 'go-live']);
  });
});

describe('what keeps a branch from going live', () => {
  const draft = (changes: StoreChanges = {}) =>
    aStore({ ...changes, branch: { pixKey: 'pix@example.com', ...changes.branch, state: 'DRAFT' } });
  const codes = (store: StoreContext | null) => goLiveBlockers(store, NOON).map(({ code }) => code);

  it('is nothing where customers could order, now or at another hour', () => {
    expect(codes(draft())).toEqual([]);
    const atNight: StoreChanges = {
      hours: [{ service: 'ALL', mode: 'WEEKLY', periods: [{ weekday: 6, opens: '22:00', closes: '02:00' }] }],
    };
    expect(codes(draft(atNight))).toEqual([]);
    const paused = { channel: null, service: null, reason: 'OTHER', endsAt: null } as const;
    expect(codes(draft({ ...atNight, pauses: [paused] }))).toEqual([]);
  });

  it.each<[ObstacleCode, string | null, StoreContext | null]>([
    ['NO_BRANCH', 'branch', null],
    ['BLOCKED_BILLING', null, draft({ business: { state: 'SUSPENDED' } })],
    ['SERVICE_NOT_OFFERED', 'branch', draft({ branch: { services: [] } })],
    ['NEVER_OPEN', 'hours', draft({ hours: [] })],
    ['NEVER_OPEN', 'hours', draft({ hours: [{ service: 'ALL', mode: 'CLOSED', periods: [] }] })],
    ['NO_DELIVERY_ZONE', 'zones', draft({ zones: [] })],
    ['NO_PAYMENT_METHOD', 'payments', draft({ branch: { paymentMethods: [] } })],
    ['PIX_KEY_REQUIRED', 'payments', draft({ branch: { paymentMethods: ['PIX'], pixKey: null } })],
    ['MENU_EMPTY', 'menu', draft({ menu: aMenu({}) })],
  ])('%s is put right at %s', (code, step, store) => {
    expect(goLiveBlockers(store, NOON)).toEqual([{ code, step }]);
  });

  it('is told all at once', () => {
    expect(codes(draft({ hours: [], zones: [], menu: aMenu({}), branch: { paymentMethods: [] } }))).toEqual([
      'MENU_EMPTY',
      'NEVER_OPEN',
      'NO_DELIVERY_ZONE',
      'NO_PAYMENT_METHOD',
    ]);
  });
});

describe('an order to try things out', () => {
  /** The quote a store gives for its own test order. */
  function tried(store: StoreContext) {
    const open = openForTests(store);
    const wish = testOrderRequest(open, ADDRESS, NOON);
    if (!wish) return null;
    const { type, item, address } = wish;
    const answer = quote(
      open,
      { type, items: [item], address, payment: 'CASH' },
      { now: NOON, channel: 'STORE', openOrders: 99, lastHeartbeat: null },
    );
    return { ...wish, refusals: answer.refusals, totals: answer.totals };
  }

  it('is taken by a draft that is closed, paused, without hours and payments, above any minimum', () => {
    const store = aStore({
      hours: [],
      pauses: [{ channel: null, service: null, reason: 'OTHER', endsAt: null }],
      branch: { state: 'DRAFT', paymentMethods: [], minOrderCents: 100_000 },
      settings: { closeWithoutBoardMin: 2, maxOpenOrders: 1 },
    });
    expect(tried(store)).toMatchObject({ type: 'TAKEOUT', refusals: [] });
  });

  it('leaves the store itself as it is', () => {
    const store = aStore({ branch: { state: 'DRAFT' } });
    const before = structuredClone({ branch: store.branch, zones: store.zones });
    openForTests(store);
    expect({ branch: store.branch, zones: store.zones }).toEqual(before);
  });

  it.each([
    ['a district', aZone()],
    ['a radius', aZone({}, { kind: 'RADIUS', geometry: { center: { lat: 1, lng: 2 }, radiusMeters: 500 } })],
    [
      'a drawn line',
      aZone({}, { kind: 'POLYGON', geometry: { points: [0, 1, 2].map((n) => ({ lat: n, lng: n * n })) } }),
    ],
    [
      'postal codes',
      aZone({}, { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '90000', to: '90009' }] } }),
    ],
    [
      'a district on some days, from an amount on',
      aZone({ days: [0], from: '01:00', to: '02:00', minOrderCents: 9e6 }),
    ],
  ])('is delivered where only delivery is offered: by %s', (_what, zone) => {
    const store = aStore({ zones: [zone], branch: { services: ['DELIVERY'] } });
    expect(tried(store)).toMatchObject({ type: 'DELIVERY', refusals: [] });
  });

  it('is eaten there where nothing else is offered', () => {
    expect(tried(aStore({ branch: { services: ['DINE_IN', 'DELIVERY'] } }))?.type).toBe('DINE_IN');
  });

  it('makes the choices that its product demands: the usual size, as many extras as needed', () => {
    const menu = aMenu({
      products: [
        aProduct({ id: 'paused', state: 'PAUSED' }),
        aProduct({ id: 'pizza', variationGroupId: 'sizes', extraGroupIds: ['toppings'] }),
      ],
      variationGroups: [
        aVariationGroup([aVariation({ id: 'small' }), aVariation({ id: 'large', isDefault: true })]),
      ],
      extraGroups: [
        anExtraGroup(
          [
            anExtra({ id: 'gone', state: 'PAUSED' }),
            anExtra({ id: 'cheese', maxQuantity: 2 }),
            anExtra({ id: 'olives' }),
          ],
          { min: 3, max: 3 },
        ),
      ],
    });
    const answer = tried(aStore({ menu }));
    expect(answer?.refusals).toEqual([]);
    expect(answer?.item).toEqual({
      productId: 'pizza',
      variationId: 'large',
      quantity: 1,
      extras: [
        { extraId: 'cheese', quantity: 2 },
        { extraId: 'olives', quantity: 1 },
      ],
    });
  });

  it('is not to be had while nothing can be sold', () => {
    expect(tried(aStore({ menu: aMenu({ products: [aProduct({ state: 'PAUSED' })] }) }))).toBeNull();
  });
});

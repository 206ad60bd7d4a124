import { describe, expect, it } from 'vitest';
import { deliveryOffer, type DeliveryZone } from '../../../src/domain/delivery';

function zone(terms: Partial<DeliveryZone>): DeliveryZone {
  return {
    id: 'zone',
    name: 'Centro',
    color: '#f00',
    active: true,
    priority: 1,
    feeCents: 700,
    feeTiers: [],
    minOrderCents: 0,
    freeAboveCents: null,
    etaMin: 30,
    etaMax: 50,
    days: [],
    from: null,
    to: null,
    exclusion: false,
    kind: 'DISTRICT',
    geometry: { districts: [{ name: 'Sé', city: 'São Paulo' }] },
    ...terms,
  } as DeliveryZone;
}

describe('what is said of delivery before an address is known', () => {
  it('is the lowest fee and the whole span of times', () => {
    const zones = [
      zone({ etaMin: 20, etaMax: 30 }),
      zone({ feeCents: 500 }),
      zone({ feeCents: 900, etaMax: 70 }),
    ];
    expect(deliveryOffer(zones)).toEqual({ feeFromCents: 500, etaMin: 20, etaMax: 70 });
  });

  it('counts the fees by distance', () => {
    const near = { uptoMeters: 1000, feeCents: 300 };
    expect(deliveryOffer([zone({ feeTiers: [near] })])?.feeFromCents).toBe(300);
  });

  it('leaves out zones that are switched off, and where nothing is delivered', () => {
    const nowhere = [zone({ active: false, feeCents: 1 }), zone({ exclusion: true, feeCents: 0 })];
    expect(deliveryOffer([...nowhere, zone({})])?.feeFromCents).toBe(700);
    expect(deliveryOffer(nowhere)).toBeNull();
    expect(deliveryOffer([])).toBeNull();
  });
});

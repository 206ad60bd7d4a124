import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@domain/time';
import { recordClick } from '../../src/storefront/device/seller-click';
import { sellerNow } from '../../src/storefront/device/seller-of-order';
import { stubStorage } from '../device-fixture';

const MONDAY = new Date('2026-03-09T12:00:00.000Z');
const after = (days: number) => new Date(MONDAY.getTime() + days * DAY_MS);

describe('by whose link the customer came', () => {
  beforeEach(() => {
    stubStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is known for seven days, store by store', () => {
    recordClick('one', '?s=ana', MONDAY);
    expect(sellerNow('one', after(7))).toBe('ANA');
    expect(sellerNow('one', new Date(after(7).getTime() + 1))).toBeNull();
    expect(sellerNow('two', MONDAY)).toBeNull();
  });

  it('is the last one, and no visit without a code takes it away', () => {
    recordClick('one', '?s=ANA', MONDAY);
    recordClick('one', '?s=BIA', after(1));
    for (const query of ['', '?s=', '?s=%3Cb%3E', '?lang=en']) recordClick('one', query, after(2));
    expect(sellerNow('one', after(3))).toBe('BIA');
  });
});

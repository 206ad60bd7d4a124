import { describe, expect, it } from 'vitest';
import {
  applyLinkedProducts,
  applySoldOutGroups,
  SOLD_OUT_UNTIL_CHANGED,
  type Extra,
  type Product,
} from '../../../src/domain/menu';
import { aMenu, anExtra, anExtraGroup, aProduct } from './fixtures';

const sooner = '2026-11-21T16:00:00.000Z';
const later = '2026-11-21T20:00:00.000Z';

/** An extra that is a piece of a cola, as it stands while the cola is so. */
function cola(product: Partial<Product> | null, extra: Partial<Extra> = {}): Extra | undefined {
  const menu = aMenu({
    products: product ? [aProduct({ id: 'cola', ...product })] : [],
    extraGroups: [anExtraGroup([anExtra({ id: 'piece', linkedProductId: 'cola', ...extra })])],
  });
  return applyLinkedProducts(menu).extraGroups[0]?.extras[0];
}

describe('an extra that is a piece of a product', () => {
  it.each([
    ['is on sale', {}, 'ACTIVE'],
    ['is paused', { state: 'PAUSED' }, 'PAUSED'],
    ['is a draft', { state: 'DRAFT' }, 'PAUSED'],
    ['has one piece left', { stock: { tracked: true, quantity: 1 } }, 'ACTIVE'],
    ['has none left', { stock: { tracked: true, quantity: 0 } }, 'PAUSED'],
    ['is not counted', { stock: { tracked: false, quantity: 0 } }, 'ACTIVE'],
  ] as const)('while that %s', (_, product, state) => {
    expect(cola(product)?.state).toBe(state);
    expect(cola(product, { state: 'PAUSED' })?.state).toBe('PAUSED');
  });

  it('is gone with it', () => {
    expect(cola(null)?.state).toBe('PAUSED');
  });

  it('is sold out until both can be had', () => {
    expect(cola({ soldOutUntil: sooner })?.soldOutUntil).toBe(sooner);
    expect(cola({ soldOutUntil: sooner }, { soldOutUntil: later })?.soldOutUntil).toBe(later);
    expect(cola({ soldOutUntil: SOLD_OUT_UNTIL_CHANGED }, { soldOutUntil: later })?.soldOutUntil).toBe(
      SOLD_OUT_UNTIL_CHANGED,
    );
    expect(cola({}, { soldOutUntil: later })?.soldOutUntil).toBe(later);
    expect(cola({})?.soldOutUntil).toBeNull();
  });

  it('is sold out with its group, at least as long, and with nothing of another group', () => {
    const [own, long] = [anExtra({ id: 'own' }), anExtra({ id: 'long', soldOutUntil: later })];
    const menu = aMenu({
      extraGroups: [
        anExtraGroup([own, long], { soldOutUntil: sooner }),
        anExtraGroup([own], { id: 'other' }),
      ],
    });
    const before = structuredClone(menu);
    const [group, other] = applySoldOutGroups(menu).extraGroups;
    expect(group?.extras.map(({ soldOutUntil }) => soldOutUntil)).toEqual([sooner, later]);
    expect(other).toBe(menu.extraGroups[1]);
    expect(menu).toEqual(before);
  });

  it('leaves every other extra, and the menu it was made of, as they are', () => {
    const own = anExtra({ id: 'own' });
    const menu = aMenu({
      products: [aProduct({ id: 'cola', state: 'PAUSED' })],
      extraGroups: [anExtraGroup([own, anExtra({ id: 'piece', linkedProductId: 'cola' })])],
    });
    const before = structuredClone(menu);
    expect(applyLinkedProducts(menu).extraGroups[0]?.extras[0]).toBe(own);
    expect(menu).toEqual(before);
  });
});

import type { CartBody } from '../../src/contracts/carts';
import { createCartWithin } from '../../src/api/carts/use-cases/save-cart';
import type { Tx } from '../../src/database/transaction';
import { HOUR_MS } from '../../src/domain/time';
import { storeOf } from '../../src/store/stores';
import type { Random } from '../random';
import type { BuiltBranch } from './business';

/** Somewhere that no branch of the demo delivers to. */
const FAR = {
  ...{ street: 'Estrada Velha', number: '900', district: 'Serra Alta', city: 'Ibiúna', state: 'SP' },
  postalCode: '18150-000',
};

/** What became of the customers of the last days who did not order: how far they came, and with what. */
const LEFT: readonly Pick<CartBody, 'type' | 'step' | 'address' | 'coupon'>[] = [
  { type: 'DELIVERY', step: 'ADDRESS', address: FAR },
  { type: 'TAKEOUT', step: 'REVIEW' },
  { type: 'TAKEOUT', step: 'PAYMENT', coupon: 'VOLTA20' },
  { type: 'DELIVERY', step: 'BROWSING' },
  { type: 'DELIVERY', step: 'ADDRESS', address: FAR },
  { type: 'TAKEOUT', step: 'CONTACT' },
  { type: 'TAKEOUT', step: 'REVIEW', coupon: 'VOLTA20' },
];
const NAMES = [
  'Renata Prado',
  'Igor Sales',
  'Lívia Nunes',
  'Caio Braga',
  'Dora Pinto',
  'Ugo Reis',
  'Nina Alves',
];
const DAYS = 6;

/** Keeps carts that customers of a branch left in the last days, as its store page would have told them. */
export async function buildCarts(
  tx: Tx,
  branch: Pick<BuiltBranch, 'id'>,
  random: Random,
  now: Date,
): Promise<void> {
  const store = await storeOf(tx, branch.id);
  const plain = [...(store?.menu.products.values() ?? [])].filter(
    ({ variationGroupId, extraGroupIds }) => variationGroupId === null && extraGroupIds.length === 0,
  );
  if (!store || plain.length === 0) return;
  for (const [position, left] of LEFT.entries()) {
    const at = new Date(now.getTime() - random.between(1, DAYS * 24) * HOUR_MS);
    const name = NAMES[position] ?? '';
    const email = `${name.split(' ')[0]?.toLowerCase().normalize('NFD').replace(/\W/g, '')}@example.test`;
    const body: CartBody = {
      ...left,
      items: [{ productId: random.pick(plain).id, quantity: random.integer(1, 3), extras: [] }],
      contact: position % 2 === 0 ? { consent: true, name, email } : null,
    };
    await createCartWithin(tx, branch.id, { body, language: store.business.language, now: at });
  }
}

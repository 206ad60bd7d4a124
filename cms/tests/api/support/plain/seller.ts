import { unique, type TestBusiness } from '../business';
import { newCode } from '../new-code';
import type { PlainNoun } from '../plain-nouns';
import { member } from '../team';

export const seller: PlainNoun = {
  file: 'sellers/nouns/seller',
  name: 'seller',
  resource: 'sellers',
  restored: true,
  needed: () => ({ name: unique('Seller'), code: newCode() }),
  others: async (business: TestBusiness) => ({
    name: { name: unique('Other') },
    code: { code: newCode() },
    phone: { phone: '+5511987654321' },
    personId: { personId: (await member(business, 'seller')).id },
    commissionKind: { commissionKind: 'FIXED' },
    commissionBps: { commissionBps: 700 },
    commissionCents: { commissionCents: 300 },
    commissionBase: { commissionBase: 'TOTAL' },
    minOrderCents: { minOrderCents: 1000 },
    firstOrderOnly: { firstOrderOnly: true },
    goalCents: { goalCents: 500_000 },
    state: { state: 'PAUSED' },
  }),
  alsoUnknown: ['link', 'month', 'figures'],
};

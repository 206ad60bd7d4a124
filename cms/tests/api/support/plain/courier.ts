import { unique, type TestBusiness } from '../business';
import type { PlainNoun } from '../plain-nouns';
import { member } from '../team';

export const courier: PlainNoun = {
  file: 'couriers/nouns/courier',
  name: 'courier',
  resource: 'couriers',
  restored: true,
  needed: () => ({ name: unique('Courier') }),
  others: async (business: TestBusiness) => ({
    name: { name: unique('Other') },
    phone: { phone: '+5511987654321' },
    personId: { personId: (await member(business, 'courier')).id },
    kind: { kind: 'PARTNER' },
    vehicle: { vehicle: 'BICYCLE' },
    plate: { plate: 'ABC1D23' },
    payKind: { payKind: 'PER_KM' },
    payBaseCents: { payBaseCents: 500 },
    payPerKmCents: { payPerKmCents: 150 },
    payDailyCents: { payDailyCents: 8000 },
    maxConcurrent: { maxConcurrent: 2 },
    available: { available: true },
    state: { state: 'PAUSED' },
  }),
  alsoUnknown: ['linkNumber', 'lastAssignedAt', 'link', 'availability'],
};

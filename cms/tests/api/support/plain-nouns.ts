import type { Permission } from '../../../src/domain/access';
import { unique, type TestBusiness } from './business';
import { printer } from './plain/printer';
import { seller } from './plain/seller';
import { courier } from './plain/courier';

/** A noun of a branch whose routes are those of the engine alone, and what its rows are made of in the tests. */
export interface PlainNoun {
  /** Its file below `cms/src/api`, and the name under which that exports it. */
  file: string;
  name: string;
  /** The plural in URLs. */
  resource: string;
  /** What a body of a new one needs besides `branchId`. */
  needed: () => object;
  /** For each field a body that gives it another value than `needed` does, and a new row by itself. */
  others: (business: TestBusiness) => Record<string, object> | Promise<Record<string, object>>;
  /** The permission that creates and changes its rows, for nouns whose rows somebody may hold it for within bounds. */
  write?: Permission;
  /** Whether what was archived comes back. */
  restored?: boolean;
  /** Bodies of its verbs on a new row, by the last part of their paths. */
  verbs?: Readonly<Record<string, object>>;
  /** Fields that are known elsewhere and not here. */
  alsoUnknown?: string[];
}

export async function newRow({ resource, needed }: PlainNoun, { owner, branch }: TestBusiness) {
  const body = { branchId: branch.id, ...needed() };
  const answer = await owner.post<{ id: string; version: number }>(`/api/${resource}`, body);
  if (answer.status !== 201) throw new Error(`/api/${resource} did not take one: ${answer.text}`);
  return answer.body.data;
}

const deliveryZone: PlainNoun = {
  file: 'branches/nouns/delivery-zone',
  name: 'deliveryZone',
  resource: 'delivery-zones',
  needed: () => ({
    name: unique('Zone'),
    area: { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '69900-000', to: '69999-999' }] } },
    feeTiers: [{ uptoMeters: 1000, feeCents: 300 }],
  }),
  others: () => ({
    name: { name: unique('Other') },
    color: { color: '#102030' },
    priority: { priority: 7 },
    area: { area: { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '69800-000', to: '69899-999' }] } } },
    feeCents: { feeCents: 900 },
    feeTiers: { feeTiers: [{ uptoMeters: 1000, feeCents: 400 }] },
    minOrderCents: { minOrderCents: 1500 },
    freeAboveCents: { freeAboveCents: 9000 },
    etaMin: { etaMin: 10 },
    etaMax: { etaMax: 90 },
    days: { days: [1] },
    from: { from: '10:00', to: '12:00' },
    to: { from: '10:00', to: '12:00' },
    exclusion: { exclusion: true },
    state: { state: 'PAUSED' },
  }),
  restored: true,
  alsoUnknown: ['kind', 'geometry', 'active'],
};

let day = 0;

const hoursException: PlainNoun = {
  file: 'branches/nouns/hours-exception',
  name: 'hoursException',
  resource: 'hours-exceptions',
  // The same days are told once.
  needed: () => {
    const from = new Date(Date.UTC(2030, 0, 1 + 2 * day++)).toISOString().slice(0, 10);
    return { from, to: from, reason: unique('Day') };
  },
  others: () => ({
    from: { from: '2029-12-30' },
    to: { to: '2099-12-31' },
    kind: { kind: 'SPECIAL', periods: [{ opens: '10:00', closes: '12:00' }] },
    periods: { kind: 'SPECIAL', periods: [{ opens: '10:00', closes: '12:00' }] },
    reason: { reason: unique('Other') },
    yearly: { yearly: true },
  }),
  alsoUnknown: ['fromDay', 'toDay', 'state'],
};

/** With these every suite under `access` tries them: by whom, of which business, with which bodies. */
export const PLAIN_NOUNS: PlainNoun[] = [deliveryZone, hoursException, seller, courier, printer];

import type { TestBusiness } from './business';
import { CLONE_EXAMPLES } from './clone-examples';
import { acting, reading, type Example } from './example';
import { DEFAULT_VALUES } from '../../../src/domain/settings';
import { DEVICE_EXAMPLES } from './device-examples';
import { newZone } from './zones';

/** The business at a branch of its own: for what a branch holds few of. */
export const inNewBranch = async (business: TestBusiness): Promise<TestBusiness> => ({
  ...business,
  branch: await business.addBranch(),
});

export const branch = async (business: TestBusiness) => (await business.addBranch()).id;

const HOURS = { version: 1, hours: [{ service: 'ALL', mode: 'ALWAYS' }] };
const LINKS = { version: 1, links: [{ network: 'INSTAGRAM', url: '@cantina' }] };
const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};

const zoneOf = new Map<string, string>();
const branchWithZone = async (business: TestBusiness) => {
  const at = await inNewBranch(business);
  zoneOf.set(at.branch.id, (await newZone(at)).id);
  return at.branch.id;
};

/** Branches by the one that is to be made like them. */
const otherOf = new Map<string, string>();
const branchWithOther = async (business: TestBusiness) => {
  const { id } = await business.addBranch();
  otherOf.set(id, (await business.addBranch()).id);
  return id;
};

/** Every route that is about one branch: itself, its hours and zones, whether it is open. */
export const BRANCH_EXAMPLES: Record<string, Example> = {
  ...CLONE_EXAMPLES,
  'GET /api/branches/:id': reading(branch, 'branches'),
  'PATCH /api/branches/:id': acting(branch, 'branches', '', { version: 1 }),
  'GET /api/branches/:id/archive-effects': reading(branch, 'branches', '/archive-effects'),
  'DELETE /api/branches/:id': reading(branch, 'branches', '?version=1'),
  'POST /api/branches/:id/restore': acting(branch, 'branches', 'restore'),
  'GET /api/branches/:id/opening-hours': reading(branch, 'branches', '/opening-hours'),
  'GET /api/branches/:id/opening-hours/at': reading(branch, 'branches', '/opening-hours/at'),
  'GET /api/branches/:id/holidays': reading(branch, 'branches', '/holidays?year=2026'),
  'PUT /api/branches/:id/opening-hours': acting(branch, 'branches', 'opening-hours', HOURS),
  'GET /api/branches/:id/social-links': reading(branch, 'branches', '/social-links'),
  'PUT /api/branches/:id/social-links': acting(branch, 'branches', 'social-links', LINKS),
  'GET /api/branches/:id/settings': reading(branch, 'branches', '/settings'),
  'PUT /api/branches/:id/settings': acting(branch, 'branches', 'settings', {
    version: 1,
    values: DEFAULT_VALUES,
  }),
  'POST /api/branches/:id/settings/apply': {
    ...acting(branchWithOther, 'branches', 'settings/apply'),
    body: (id) => ({ branches: [{ id: otherOf.get(id) ?? id, version: 1 }] }),
  },
  'GET /api/branches/:id/zones/demand': reading(branch, 'branches', '/zones/demand'),
  'POST /api/branches/:id/zones/test': acting(branch, 'branches', 'zones/test', { subtotalCents: 100 }),
  'POST /api/branches/:id/zones/import': acting(branch, 'branches', 'zones/import', { geojson: SQUARE }),
  'POST /api/branches/:id/zones/order': {
    ...acting(branchWithZone, 'branches', 'zones/order'),
    body: (id) => ({ ids: [zoneOf.get(id) ?? id] }),
  },
  'POST /api/branches/:id/test-order': acting(branch, 'branches', 'test-order'),
  'POST /api/branches/:id/go-live': acting(branch, 'branches', 'go-live'),
  'GET /api/branches/:id/status': reading(branch, 'branches', '/status'),
  'POST /api/branches/:id/pause': acting(branch, 'branches', 'pause', { reason: 'OTHER', minutes: 30 }),
  'POST /api/branches/:id/resume': acting(branch, 'branches', 'resume'),
  'POST /api/branches/:id/heartbeat': acting(branch, 'branches', 'heartbeat'),
  ...DEVICE_EXAMPLES,
};

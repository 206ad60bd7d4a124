import { OWN_ADDRESS } from './branches';
import { unique, type TestBusiness } from './business';
import type { Example } from './example';

const cloning = (path: string, body: () => object): Example => ({
  subject: async (business: TestBusiness) => (await business.addBranch()).id,
  path: () => path,
  body: (id) => ({ branchId: id, ...body() }),
  missing: 404,
});

/** A branch that is copied, and one whose copy is looked at beforehand. */
export const CLONE_EXAMPLES: Record<string, Example> = {
  'POST /api/branches/clone': cloning('/api/branches/clone', () => ({
    name: unique('Cloned'),
    address: OWN_ADDRESS,
    timezone: 'America/Manaus',
    parts: ['hours'],
  })),
  'POST /api/branches/clone/preview': cloning('/api/branches/clone/preview', () => ({ parts: ['menu'] })),
};

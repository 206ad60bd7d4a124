import type { BranchDto } from '../../../src/contracts/branches';
import { unique } from './business';
import type { Client } from './client';
import { TIME_ZONE } from './time-zone';

export const OWN_ADDRESS = {
  street: 'Rua Augusta',
  number: '100',
  district: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01305-000',
};

/** A body that makes a branch of its own. */
export const branchBody = (more: object = {}) => ({
  name: unique('Branch'),
  address: OWN_ADDRESS,
  timezone: TIME_ZONE,
  services: ['DELIVERY', 'TAKEOUT'],
  ...more,
});

/** A branch made through the front door: a draft without hours, zones, payments and menu. */
export async function newBranch(owner: Client, more: object = {}): Promise<BranchDto> {
  const { status, body, text } = await owner.post<BranchDto>('/api/branches', branchBody(more));
  if (status !== 201) throw new Error(`The branch was not taken: ${text}`);
  return body.data;
}

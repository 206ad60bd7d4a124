import { cloneBody } from '@contracts/branch-clone';
import type { BranchSummary } from '@contracts/session';
import { CLONE_PARTS, type ClonePart } from '@domain/branches';
import { z } from 'zod';
import { addressSchema, NO_ADDRESS, type AddressValues } from '@entities/branch/address-values';
import { phoneValue, slugValue } from '@entities/branch/branch-values';

export const cloneSchema = z.object({
  branchId: cloneBody.shape.branchId,
  name: cloneBody.shape.name,
  slug: slugValue,
  phone: phoneValue,
  address: addressSchema,
  timezone: cloneBody.shape.timezone.unwrap(),
  parts: z.array(z.enum(CLONE_PARTS)),
});

export interface CloneValues {
  branchId: string;
  name: string;
  slug: string;
  phone: string;
  address: AddressValues;
  timezone: string;
  parts: ClonePart[];
}

/** Everything of the source; its name and address are what the new one does not share. */
export const newCloneValues = ({ id, timezone }: Pick<BranchSummary, 'id' | 'timezone'>): CloneValues => ({
  branchId: id,
  timezone,
  name: '',
  slug: '',
  phone: '',
  address: NO_ADDRESS,
  parts: [...CLONE_PARTS],
});

/** What is empty is left out; the server finds a free address on the web by the name. */
export const toCloneBody = ({ slug, phone, address, ...rest }: CloneValues): z.input<typeof cloneBody> => ({
  ...rest,
  ...(slug !== '' && { slug }),
  phone: phone || null,
  address: { ...address, complement: address.complement || null },
});

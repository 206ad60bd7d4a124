import type { BranchDto } from '@contracts/branches';
import { addressProblems } from '@domain/country';
import { z } from 'zod';
import type { FieldIssue } from '@shared/form/issues';

const text = (least: number, most: number) => z.string().trim().min(least).max(most);

/** An address as a form holds it: what may be left out is an empty text. */
export const addressSchema = z.object({
  postalCode: text(1, 16),
  street: text(1, 120),
  number: text(1, 20),
  complement: text(0, 80),
  district: text(0, 80),
  city: text(1, 80),
  state: text(1, 40),
});
export type AddressValues = z.output<typeof addressSchema>;

export const NO_ADDRESS: AddressValues = {
  postalCode: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
};

export const toAddressValues = ({ address }: Pick<BranchDto, 'address'>): AddressValues => ({
  postalCode: address.postalCode,
  street: address.street,
  number: address.number,
  complement: address.complement ?? '',
  district: address.district,
  city: address.city,
  state: address.state,
});

interface Addressed {
  address: AddressValues & { lat?: number | null; lng?: number | null };
}

/** @param country ISO 3166-1 alpha-2, of the business */
export const addressIssues =
  (country: string) =>
  ({ address }: Addressed): FieldIssue[] =>
    addressProblems(address, country)
      // Nothing typed yet is told as missing, not as wrong.
      .filter(({ path: [field] }) => field !== undefined && address[field] !== '')
      .map(({ code, path }) => ({ code, path: ['address', ...path].join('.') }));

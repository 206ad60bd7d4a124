import { branchCreate, type BranchDto } from '@contracts/branches';
import { suggestTimeZone } from '@domain/country';
import type { OrderType } from '@domain/orders/order';
import { z } from 'zod';
import { addressSchema, NO_ADDRESS, toAddressValues, type AddressValues } from './address-values';
import { shownPhone } from '@shared/format/phone';

const { name, slug, phone, timezone, services, preparationMin, minOrderCents } = branchCreate.shape;
const EMPTY = z.literal('');

/** In a form, what is null in the row is an empty field. */
export const slugValue = EMPTY.or(slug.unwrap());
export const phoneValue = EMPTY.or(phone.unwrap().unwrap());

/** What a new branch needs; the rest has values that fit most, and its place on the branch's own page. */
export const branchSchema = z.object({
  name,
  slug: slugValue,
  phone: phoneValue,
  address: addressSchema,
  timezone,
  services,
  preparationMin: preparationMin.unwrap(),
  minOrderCents: minOrderCents.unwrap(),
});

export interface BranchValues {
  name: string;
  slug: string;
  phone: string;
  address: AddressValues;
  timezone: string;
  services: OrderType[];
  preparationMin: number | null;
  minOrderCents: number | null;
}

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is most likely so for a new branch of a business. */
export const newBranchValues = (
  business: { tradeName: string; country: string; phone: string | null },
  zone: string,
): BranchValues => ({
  name: business.tradeName,
  slug: '',
  phone: business.phone === null ? '' : shownPhone(business.phone, business.country),
  address: NO_ADDRESS,
  timezone: zoneFor(business.country, '', zone),
  services: ['DELIVERY', 'TAKEOUT'],
  preparationMin: 30,
  minOrderCents: 0,
});

/** The zone of the country or its state, where one is likelier than the others; else the browser's own. */
export const zoneFor = (country: string, state: string, zone: string): string =>
  suggestTimeZone(country, state) ?? zone;

/** @param country of the business */
export const toBranchValues = (row: BranchDto, country: string): BranchValues => ({
  name: row.name,
  slug: row.slug,
  phone: row.phone === null ? '' : shownPhone(row.phone, country),
  address: toAddressValues(row),
  timezone: row.timezone,
  services: row.services,
  preparationMin: row.preparationMin,
  minOrderCents: row.minOrderCents,
});

type BranchBody = Omit<z.input<typeof branchCreate>, 'payments'>;

/** What is stored of the place on the map is kept: who sets up a branch is not asked for it. */
export function toBranchBody(values: z.infer<typeof branchSchema>, before: BranchDto | null): BranchBody {
  const { slug: address, phone: number, address: place, ...rest } = values;
  return {
    ...rest,
    ...(address !== '' && { slug: address }),
    phone: number || null,
    address: { ...before?.address, ...place, complement: place.complement || null },
  };
}

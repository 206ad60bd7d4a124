import type { BranchDto, branchCreate } from '@contracts/branches';
import { addressProblems, suggestTimeZone } from '@domain/country';
import { ORDER_TYPES, type OrderType } from '@domain/orders/order';
import { z } from 'zod';
import { shownPhone } from '@shared/format/phone';
import type { FieldIssue } from '@shared/form/issues';

const text = (least: number, most: number) => z.string().trim().min(least).max(most);

/** What a first branch needs; the rest has values that fit most, and its own screen. */
export const branchSchema = z.object({
  name: text(2, 80),
  slug: z.literal('').or(
    z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .min(3)
      .max(60),
  ),
  phone: z.literal('').or(text(5, 32)),
  address: z.object({
    postalCode: text(1, 16),
    street: text(1, 120),
    number: text(1, 20),
    complement: text(0, 80),
    district: text(0, 80),
    city: text(1, 80),
    state: text(1, 40),
  }),
  timezone: z.string().min(1),
  services: z.array(z.enum(ORDER_TYPES)).min(1),
  preparationMin: z.int().min(5).max(180),
  minOrderCents: z.int().min(0),
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
export interface AddressValues {
  postalCode: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  state: string;
}

const EMPTY: AddressValues = {
  postalCode: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
};

/** What is most likely so for the first branch of a business. */
export const newBranchValues = (
  business: { tradeName: string; country: string; phone: string | null },
  browserZone: string,
): BranchValues => ({
  name: business.tradeName,
  slug: '',
  phone: business.phone === null ? '' : shownPhone(business.phone, business.country),
  address: EMPTY,
  timezone: zoneFor(business.country, '', browserZone),
  services: ['DELIVERY', 'TAKEOUT'],
  preparationMin: 30,
  minOrderCents: 0,
});

/** The zone of the country or its state, where one is likelier than the others; else the browser's own. */
export const zoneFor = (country: string, state: string, browserZone: string): string =>
  suggestTimeZone(country, state) ?? browserZone;

/** @param country of the business */
export const toBranchValues = (row: BranchDto, country: string): BranchValues => ({
  name: row.name,
  slug: row.slug,
  phone: row.phone === null ? '' : shownPhone(row.phone, country),
  address: {
    postalCode: row.address.postalCode,
    street: row.address.street,
    number: row.address.number,
    complement: row.address.complement ?? '',
    district: row.address.district,
    city: row.address.city,
    state: row.address.state,
  },
  timezone: row.timezone,
  services: row.services,
  preparationMin: row.preparationMin,
  minOrderCents: row.minOrderCents,
});

export const branchIssues =
  (country: string) =>
  ({ address }: BranchValues): FieldIssue[] =>
    addressProblems(address, country)
      // Nothing typed yet is told as missing, not as wrong.
      .filter(
        ({ path: [field] }) =>
          field !== undefined && (field === 'lat' || field === 'lng' || address[field] !== ''),
      )
      .map(({ code, path }) => ({ code, path: ['address', ...path].join('.') }));

type BranchBody = Omit<z.input<typeof branchCreate>, 'payments'>;

/** What is stored of the place on the map is kept: the step does not ask for it. */
export function toBranchBody(values: z.infer<typeof branchSchema>, before: BranchDto | null): BranchBody {
  const { slug, phone, address, ...rest } = values;
  return {
    ...rest,
    ...(slug !== '' && { slug }),
    phone: phone || null,
    address: { ...before?.address, ...address, complement: address.complement || null },
  };
}

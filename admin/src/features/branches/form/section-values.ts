import { branchCreate, type BranchDto } from '@contracts/branches';
import { z } from 'zod';
import { addressSchema, toAddressValues } from '@entities/branch/address-values';
import { phoneValue, slugValue } from '@entities/branch/branch-values';
import { shownPhone } from '@shared/format/phone';

const { shape } = branchCreate;

export const profileSchema = z.object({
  name: shape.name,
  slug: slugValue,
  description: shape.description.unwrap(),
  cuisines: shape.cuisines.unwrap(),
  color: shape.color.unwrap(),
  logoUrl: shape.logoUrl.unwrap(),
  bannerUrl: shape.bannerUrl.unwrap(),
});
export type ProfileValues = z.output<typeof profileSchema>;

export const profileValues = (row: BranchDto): ProfileValues => ({
  name: row.name,
  slug: row.slug,
  description: row.description,
  cuisines: row.cuisines,
  color: row.color,
  logoUrl: row.logoUrl,
  bannerUrl: row.bannerUrl,
});

export const contactSchema = z.object({
  phone: phoneValue,
  whatsapp: phoneValue,
  email: z.literal('').or(shape.email.unwrap().unwrap()),
  address: addressSchema.extend({
    reference: z.string().trim().max(140),
    lat: shape.address.shape.lat.unwrap().unwrap().nullable(),
    lng: shape.address.shape.lng.unwrap().unwrap().nullable(),
  }),
});
export type ContactValues = z.output<typeof contactSchema>;

/** @param country of the business */
export const contactValues = (row: BranchDto, country: string): ContactValues => ({
  phone: row.phone === null ? '' : shownPhone(row.phone, country),
  whatsapp: row.whatsapp === null ? '' : shownPhone(row.whatsapp, country),
  email: row.email ?? '',
  address: {
    ...toAddressValues(row),
    reference: row.address.reference ?? '',
    lat: row.address.lat ?? null,
    lng: row.address.lng ?? null,
  },
});

/** An empty field is none. */
export function contactBody({ address, ...contact }: Partial<ContactValues>): object {
  return {
    ...Object.fromEntries(Object.entries(contact).map(([field, text]) => [field, text || null])),
    ...(address && {
      address: {
        ...address,
        complement: address.complement || null,
        reference: address.reference || null,
      },
    }),
  };
}

export const orderingSchema = z.object({
  services: shape.services,
  timezone: shape.timezone,
  closeoutTime: shape.closeoutTime.unwrap(),
  preparationMin: shape.preparationMin.unwrap(),
  acceptDeadlineMin: shape.acceptDeadlineMin.unwrap(),
  minOrderCents: shape.minOrderCents.unwrap(),
  serviceFeeBps: shape.serviceFeeBps.unwrap(),
  closeWithoutBoardMin: shape.closeWithoutBoardMin.unwrap(),
});
export type OrderingValues = z.output<typeof orderingSchema>;

export const orderingValues = (row: BranchDto): OrderingValues => ({
  services: row.services,
  timezone: row.timezone,
  closeoutTime: row.closeoutTime,
  preparationMin: row.preparationMin,
  acceptDeadlineMin: row.acceptDeadlineMin,
  minOrderCents: row.minOrderCents,
  serviceFeeBps: row.serviceFeeBps,
  closeWithoutBoardMin: row.closeWithoutBoardMin,
});

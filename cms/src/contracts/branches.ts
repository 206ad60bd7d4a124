import { z } from 'zod';
import { ORDER_TYPES, PAYMENT_METHODS, type OrderType, type PaymentMethod } from '../domain/orders/order';
import type { StoreStatus } from './storefront';

/** Fields of a branch that this stage of the product reads and writes. */
export interface BranchDto {
  id: string;
  version: number;
  name: string;
  slug: string;
  description: string;
  phone: string | null;
  whatsapp: string | null;
  address: {
    street: string;
    number: string;
    district: string;
    city: string;
    state: string;
    postalCode: string;
    lat: number | null;
    lng: number | null;
  };
  timezone: string;
  closeoutTime: string;
  services: OrderType[];
  payments: PaymentMethod[];
  minOrderCents: number;
  preparationMin: number;
  acceptDeadlineMin: number;
  state: 'DRAFT' | 'ACTIVE' | 'INACTIVE' | 'ARCHIVED';
}

/** `GET /api/branches/:id/status`, inside `data`: what the header shows. */
export interface BranchStatusDto extends StoreStatus {
  branchId: string;
  /** The running pause, or null. */
  pause: { reason: PauseReason; endsAt: string | null } | null;
  /** Orders that wait for somebody to take note of them. */
  ringing: number;
}

export const PAUSE_REASONS = [
  'KITCHEN_OVERLOAD',
  'NO_COURIER',
  'STOCK_OUT',
  'SYSTEM',
  'POWER_INTERNET',
  'WEATHER',
  'STAFF',
  'OTHER',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Body of `POST /api/branches/:id/pause`; an attendant may pause for at most 60 minutes. */
export const pauseBody = z.strictObject({
  reason: z.enum(PAUSE_REASONS),
  /** Minutes, or null until somebody resumes. */
  minutes: z.int().min(5).max(1440).nullable(),
});

export const branchServices = z.array(z.enum(ORDER_TYPES)).min(1);
export const branchPayments = z.array(z.enum(PAYMENT_METHODS)).min(1);

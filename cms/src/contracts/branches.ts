import { z } from 'zod';
import type { ArchiveRefusal } from '../domain/branches';
import type { WritePermissions } from '../domain/access';
import { ORDER_TYPES, type Address, type OrderType } from '../domain/orders/order';
import { PAYMENT_METHODS, type PaymentMethod } from '../domain/orders/payment';
import type { BranchState } from '../domain/orders/store';
import { DAY_MIN } from '../domain/time';
import { withoutDefaults } from './partial-body';
import type { StoreStatus } from './storefront';
import { version } from './version';
import { multiLine, oneLine } from './text';

/** A branch as its people read and write it, `GET /api/branches/:id`, inside `data`. */
export interface BranchDto {
  id: string;
  version: number;
  name: string;
  /** Its address is `/m/<slug>`. */
  slug: string;
  description: string;
  cuisines: string[];
  phone: string | null;
  whatsapp: string | null;
  /** Null also for who does not edit the branch. */
  email: string | null;
  address: Address;
  /** IANA name */
  timezone: string;
  /** 'HH:mm' */
  closeoutTime: string;
  /** Six hexadecimal digits after `#`, or null for the product's own. */
  color: string | null;
  logoUrl: string | null;
  bannerUrl: string | null;
  services: OrderType[];
  payments: PaymentMethod[];
  /** Null also for who neither edits the branch nor confirms payments. */
  pixKey: string | null;
  minOrderCents: number;
  preparationMin: number;
  serviceFeeBps: number;
  acceptDeadlineMin: number;
  /** Minutes without any board after which orders are refused; null: they are taken, and its people warned. */
  closeWithoutBoardMin: number | null;
  state: BranchState;
}

const text = (most: number) => oneLine().max(most);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const branchAddress = z.strictObject({
  street: text(120).min(1),
  number: text(20).min(1),
  complement: text(80).nullish(),
  district: text(80).default(''),
  city: text(80).min(1),
  state: text(40).min(1),
  postalCode: text(16).min(1),
  reference: text(140).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
});

const branchFields = {
  name: text(80).min(2),
  /** Left out of a new branch, a free one is made of its name. */
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .min(3)
    .max(60)
    .optional(),
  description: multiLine().max(500).default(''),
  cuisines: z.array(text(40).min(2)).max(10).default([]),
  phone: text(32).min(5).nullable().default(null),
  whatsapp: text(32).min(5).nullable().default(null),
  email: z.email().max(254).nullable().default(null),
  address: branchAddress,
  timezone: z.string().min(1).max(64),
  closeoutTime: clock.default('04:00'),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .default(null),
  logoUrl: z.string().max(300).nullable().default(null),
  bannerUrl: z.string().max(300).nullable().default(null),
  services: z.array(z.enum(ORDER_TYPES)).min(1).max(ORDER_TYPES.length),
  payments: z.array(z.enum(PAYMENT_METHODS)).max(PAYMENT_METHODS.length).default([]),
  /** Needed where Pix is taken: a CPF, CNPJ, phone, e-mail or random key. */
  pixKey: text(77).min(1).nullable().default(null),
  minOrderCents: z.int().min(0).max(100_000_000).default(0),
  preparationMin: z.int().min(5).max(180).default(30),
  serviceFeeBps: z.int().min(0).max(10_000).default(0),
  acceptDeadlineMin: z.int().min(3).max(15).default(8),
  /** A board counts as gone after two minutes. */
  closeWithoutBoardMin: z.int().min(2).max(60).nullable().default(null),
};

/** Body of `POST /api/branches`. A new branch is a DRAFT until it goes live. */
export const branchCreate = z.strictObject(branchFields);
/** Body of `PATCH /api/branches/:id`. */
export const branchUpdate = withoutDefaults(branchFields).extend({
  version,
});

/** Which permission writes each field of a branch. */
export const BRANCH_WRITE_PERMISSIONS = {
  name: 'branch.edit',
  slug: 'branch.edit',
  description: 'branch.edit',
  cuisines: 'branch.edit',
  phone: 'branch.edit',
  whatsapp: 'branch.edit',
  email: 'branch.edit',
  address: 'branch.edit',
  timezone: 'branch.edit',
  closeoutTime: 'branch.edit',
  color: 'branch.edit',
  logoUrl: 'branch.edit',
  bannerUrl: 'branch.edit',
  services: 'branch.edit',
  payments: 'branch.edit',
  pixKey: 'branch.edit',
  minOrderCents: 'branch.edit',
  preparationMin: 'branch.edit',
  serviceFeeBps: 'branch.edit',
  acceptDeadlineMin: 'branch.edit',
  closeWithoutBoardMin: 'branch.edit',
} as const satisfies WritePermissions<z.output<typeof branchUpdate>>;

/** How a branch stands, as its people see it. */
export interface BranchStatusDto extends StoreStatus {
  branchId: string;
  /** The running pause, or null. */
  pause: { reason: PauseReason; endsAt: string | null } | null;
  /** Orders that wait for somebody to take note of them. */
  ringing: number;
  /** Those of them that every page of the dashboard is to ring for. */
  calling: number;
  /** Missed orders that nobody has acknowledged. */
  missed: number;
  /** Its last orders expired one after the other: a pause would spare the next customers the wait. */
  suggestPause: boolean;
}

/** `GET /api/branches/unheard`, inside `data`: a branch at which orders ring that nobody took note of, or would call everybody. */
export interface UnheardDto {
  branchId: string;
  /** Whether it lets every page ring for those that nobody takes note of for long. */
  callsEverywhere: boolean;
  ringing: number;
  /** Those of them that every page of the dashboard is to ring for. */
  calling: number;
  /** Missed orders that nobody has acknowledged. */
  missed: number;
  /** Which these are, the oldest first; of very many only the first. */
  callingOrders: string[];
}

/** `GET /api/branches/cards?archived=true`, inside `data`: a branch as its business looks at it among the others. */
export interface BranchCardDto {
  id: string;
  version: number;
  name: string;
  slug: string;
  state: BranchState;
  city: string;
  district: string;
  timezone: string;
  logoUrl: string | null;
  /** Null of an archived branch. */
  status: BranchStatusDto | null;
  boards: {
    /** Devices whose board was there within the last two minutes. */
    listening: number;
    /** ISO-8601 UTC, or null where none was lately. */
    lastSignAt: string | null;
  };
  /** Of its business day, as home counts them; null for who is shown no figures. */
  today: { orders: number; salesCents: number } | null;
}

/** `GET /api/branches/:id/archive-effects`, inside `data`: what `DELETE /api/branches/:id` would stop. */
export interface ArchiveEffectsDto {
  /** Its store page says from then on that it is closed. */
  slug: string;
  /** Orders that have to be ended first. */
  openOrders: number;
  /** Other branches of the business in use. */
  others: number;
  /** People who work at no other branch. */
  people: number;
  /** Why it would be refused, or null. */
  refusal: ArchiveRefusal | null;
}

/** Body of `POST /api/branches/:id/restore`. */
export const restoreBranchBody = z.strictObject({});

/** Query of `GET /api/branches/cards`. */
export const branchCardsQuery = z.strictObject({ archived: z.enum(['true', 'false']).default('false') });

const PAUSE_REASONS = [
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
  minutes: z.int().min(5).max(DAY_MIN).nullable(),
});

import { z } from 'zod';
import type { WritePermissions } from '../domain/access';
import {
  CONSENT_CHANNELS,
  CONSENT_PURPOSES,
  CUSTOMER_SOURCES,
  MAX_ADDRESSES,
  MAX_MERGED,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  type ConsentChannel,
  type ConsentPurpose,
  type ConsentSource,
  type CustomerSource,
  type CustomerState,
  type DuplicateReason,
  type Segment,
} from '../domain/customers';
import type { Address } from '../domain/orders/order';
import { withoutDefaults } from './partial-body';
import { emailField } from './session';
import { addressBody } from './storefront';
import { multiLine, oneLine } from './text';
import { version } from './version';

const id = z.string().min(1).max(64);
const instant = z.iso.datetime({ offset: true });
const optionalLine = (max: number) => oneLine().max(max).nullable().default(null);

const customerFields = {
  name: oneLine().min(2).max(80),
  /** As people write it in the country of the business; stored as E.164. One of its kind in the business. */
  phone: oneLine().min(5).max(32),
  email: emailField.nullable().default(null),
  document: optionalLine(32),
  /** A day, such as `1990-02-28`. */
  birthDate: z.iso.date().nullable().default(null),
  addresses: z.array(addressBody).max(MAX_ADDRESSES).default([]),
  tags: z.array(oneLine().min(1).max(MAX_TAG_LENGTH)).max(MAX_TAGS).default([]),
  notes: multiLine().max(2000).default(''),
  /** Shown on the order card, the kitchen ticket and on paper of every later order. */
  allergies: oneLine().max(280).default(''),
  /** Shown to the kitchen with every later order. */
  kitchenNote: oneLine().max(140).default(''),
};

/** Body of `POST /api/customers`. */
export const customerCreate = z.strictObject({
  ...customerFields,
  source: z.enum(CUSTOMER_SOURCES).default('STAFF'),
});
/** Body of `PATCH /api/customers/:id`: what changes, and the `version` it was read at. */
export const customerUpdate = withoutDefaults(customerFields).extend({ version });

export type CustomerFields = Omit<z.output<typeof customerCreate>, 'source'>;

/** The fields that people write, in the order of forms. */
export const CUSTOMER_FIELD_NAMES = Object.keys(customerFields) as (keyof typeof customerFields)[];

/** Which permission writes each field. */
export const CUSTOMER_WRITE_PERMISSIONS = {
  name: 'customer.edit',
  phone: 'customer.edit',
  email: 'customer.edit',
  document: 'customer.edit',
  birthDate: 'customer.edit',
  addresses: 'customer.edit',
  tags: 'customer.edit',
  notes: 'customer.edit',
  allergies: 'customer.edit',
  kitchenNote: 'customer.edit',
} as const satisfies WritePermissions<z.output<typeof customerUpdate>>;

/**
 * A row of `GET /api/customers`, and `GET /api/customers/:id` with `CustomerDetailsDto`. A viewer whose grant is `masked`
 * reads phone and e-mail masked, and null for document, birth date, addresses, notes and the reason of a block.
 */
export interface CustomerDto {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  /** '' of an anonymised customer. */
  phone: string;
  email: string | null;
  document: string | null;
  birthDate: string | null;
  addresses: Address[] | null;
  source: CustomerSource | null;
  tags: string[];
  notes: string | null;
  allergies: string;
  kitchenNote: string;
  /** ACTIVE again once a block has ended. */
  state: CustomerState;
  blockReason: string | null;
  /** Null of a block without an end, and where there is none. */
  blockedUntil: string | null;
  /** Counted over the orders of this customer and of those that are merged into them; nothing of orders that came to nothing. */
  orderCount: number;
  spentCents: number;
  firstOrderAt: string | null;
  lastOrderAt: string | null;
  segment: Segment;
}

/** Somebody who is merged into a customer, with what they are known by. */
export interface MergedCustomerDto {
  id: string;
  name: string;
  phone: string;
}

/** `GET /api/customers/:id`, inside `data`. The id of a merged customer answers the one they are merged into. */
export interface CustomerDetailsDto extends CustomerDto {
  merged: MergedCustomerDto[];
  consents: ConsentStateDto[];
}

/** `GET /api/customers/segments`, inside `data`: each segment once, in the order of `SEGMENTS`. At most a minute old. */
export interface SegmentCountDto {
  segment: Segment;
  count: number;
  spentCents: number;
}

/** `GET /api/customers/tags`, inside `data`: the tags in use, the most used first. */
export interface TagCountDto {
  tag: string;
  count: number;
}

/** Where a customer's consent stands: by its last entry, of each channel and purpose with any. */
export interface ConsentStateDto {
  channel: ConsentChannel;
  purpose: ConsentPurpose;
  given: boolean;
  at: string;
  source: ConsentSource;
  /** The name of the person who entered it; null where the customer did. */
  by: string | null;
}

/**
 * Body of `POST /api/customers/:id/consents`. `CART_REMINDER` can only be withdrawn (422 `CONSENT_ONLY_BY_CUSTOMER`): the
 * customer turns reminders on again by a link that is sent to them.
 */
export const consentBody = z.strictObject({
  channel: z.enum(CONSENT_CHANNELS),
  purpose: z.enum(CONSENT_PURPOSES),
  given: z.boolean(),
});

/** Body of `POST /api/customers/:id/block`. `until` left out or null blocks for good; it has to be in the future. */
export const blockBody = z.strictObject({
  version,
  reason: oneLine().min(3).max(280),
  until: instant.nullish(),
});
/** Body of `POST /api/customers/:id/unblock`. */
export const unblockBody = z.strictObject({ version });

/**
 * Body of `POST /api/customers/:id/merge`: the customers become members of the one in the path. `version` is that of the
 * customer in the path. 409 `ALREADY_MERGED` where one of them is merged by now.
 */
export const mergeBody = z.strictObject({ version, ids: z.array(id).min(1).max(MAX_MERGED) });
/** Body of `POST /api/customers/:id/unmerge`: `id` is a customer of its own again. */
export const unmergeBody = z.strictObject({ version, id });

/** `GET /api/customers/duplicates`, inside `data`: people who may be one, at most `limit` groups. */
export interface DuplicateGroupDto {
  reason: DuplicateReason;
  /** The one with the most orders first. */
  customers: CustomerDto[];
}
export const duplicatesQuery = z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(20) });

/** Query of `GET /api/customers/:id/timeline`. */
export const timelineQuery = z.strictObject({
  cursor: oneLine().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** What happened with a customer; `kind` says which of the other fields there are. */
export type TimelineEntry = { id: string; at: string } & (
  | {
      kind: 'ORDER';
      orderId: string;
      branchId: string;
      number: string;
      state: string;
      channel: string;
      type: string;
      totalCents: number;
      items: { name: string; quantity: number }[];
    }
  | { kind: 'CART'; cartId: string; branchId: string; state: string; valueCents: number }
  | {
      kind: 'FEEDBACK';
      feedbackId: string;
      orderId: string | null;
      branchId: string | null;
      nps: number;
      comment: string | null;
    }
  | {
      kind: 'CONSENT';
      channel: ConsentChannel;
      purpose: ConsentPurpose;
      given: boolean;
      source: ConsentSource;
      by: string | null;
    }
  | { kind: 'ACTIVITY'; action: string; by: string | null; fields: string[]; reason: string | null }
);

/** `GET /api/customers/:id/timeline`, inside `data`: newest first. `cursor` is null on the last page. */
export interface TimelineDto {
  entries: TimelineEntry[];
  cursor: string | null;
}

/** `GET /api/customers/:id/figures`, inside `data`. */
export interface CustomerFiguresDto {
  orderCount: number;
  spentCents: number;
  /** Minor units, rounded; null without an order. */
  averageTicketCents: number | null;
  /** Median of the days between orders, with one decimal; null below two orders. */
  usualIntervalDays: number | null;
  /** 0–23 by the clock of the branch ordered at; null without an order. */
  usualHour: number | null;
  /** 0 (Sunday) – 6 by the same clock. */
  usualWeekday: number | null;
  /** Null where the viewer's grant is `masked`, and without a delivery. */
  usualAddress: Address | null;
  /** At most five, by how often they were ordered. */
  favouriteProducts: { productId: string; name: string; orders: number; quantity: number }[];
}

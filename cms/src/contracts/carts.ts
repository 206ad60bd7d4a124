import { z } from 'zod';
import {
  CART_STEPS,
  REMINDER_WAYS,
  type CartObstacle,
  type CartState,
  type CartStep,
  type ReminderRefusal,
} from '../domain/carts';
import type { ProductUnit } from '../domain/menu/unit';
import type { OrderChannel, OrderType } from '../domain/orders/order';
import type { Stored } from './menu';
import { emailField } from './session';
import { placeOrderBody, quoteBody } from './storefront';
import { version } from './version';
import { oneLine } from './text';

const id = z.string().min(1).max(64);
const { type, items, address, coupon, scheduledFor, payment } = quoteBody.shape;
const { table } = placeOrderBody.shape;

/** Body of `POST /api/store/:slug/carts` and `PUT /api/store/carts/:token`: the cart as it stands, whole. */
export const cartBody = z.strictObject({
  type,
  items,
  address,
  coupon,
  scheduledFor,
  payment,
  table,
  step: z
    .enum(CART_STEPS)
    .describe(
      'How far the customer has come; BROWSING, with the items unchanged, takes nothing back of a cart that came further',
    ),
  contact: z
    .strictObject({
      consent: z.literal(true),
      name: oneLine().max(80).nullish(),
      phone: oneLine().max(32).nullish(),
      email: emailField.nullish(),
    })
    .nullish()
    .describe(
      'Only with the customer’s consent to be reminded of this cart; null takes it back, left out it stays as it is. An address or phone whose reminders were stopped is left out until they are turned on again by a link that was sent to it',
    ),
});
export type CartBody = z.output<typeof cartBody>;

/** Answer of both, inside `data`. */
export const cartAnswer = z.object({
  token: z.string().describe('Names the cart when it changes and in the order it becomes; keep it secret'),
});

/** Answer of `GET /api/store/carts/:token`, inside `data`: what was in the cart, and nothing of who it is of. */
export const keptCartAnswer = z.object({
  slug: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      productId: z.string(),
      variationId: z.string().nullable(),
      quantity: z.number(),
      extras: z.array(
        z.object({
          extraId: z.string(),
          quantity: z.number(),
          extras: z.array(z.object({ extraId: z.string(), quantity: z.number() })).optional(),
        }),
      ),
      notes: z.string().nullable(),
    }),
  ),
});
export type KeptCartDto = z.infer<typeof keptCartAnswer>;

/** Answer of `POST /api/store/carts/:token/forget` and `…/resume`, inside `data`. */
export const forgottenCartAnswer = z.object({ message: z.string() });

/** What of a product is in a cart, as it is told to the business. */
export interface CartItem {
  productId: string;
  name: string;
  quantity: number;
  unit: ProductUnit;
  /** Variation and extras in words; '' for none. */
  choices: string;
  notes: string | null;
  /** Null for what could not be sold. */
  totalCents: number | null;
}

/** `GET /api/carts`, inside `data`. Who the customer is, is told as far as the viewer may see customers. */
export interface CartDto extends Stored {
  id: string;
  branchId: string;
  channel: OrderChannel;
  type: OrderType;
  state: CartState;
  step: CartStep;
  obstacle: CartObstacle;
  items: CartItem[];
  /** By the quote, in minor units. */
  valueCents: number;
  coupon: string | null;
  district: string | null;
  city: string | null;
  /** '' and null where the customer did not agree to be reminded, or the viewer is not told. */
  contact: { name: string; phone: string | null; email: string | null };
  consent: boolean;
  lastActivityAt: string;
  abandonedAt: string | null;
  autoRemindedAt: string | null;
  handRemindedAt: string | null;
  /** What was ordered of it, or the order whose payment never came. */
  orderId: string | null;
  /** Why the viewer cannot remind the customer now; null for a way that is open. */
  remind: Record<(typeof REMINDER_WAYS)[number], ReminderRefusal | null>;
}

/** Body of `POST /api/carts/:id/remind`. */
export const remindBody = z.strictObject({ version, way: z.enum(REMINDER_WAYS) });
export type RemindBody = z.output<typeof remindBody>;

/** Answer of it, inside `data`: for WhatsApp the address that opens it with the text ready. */
export interface RemindedDto {
  cart: CartDto;
  whatsappUrl: string | null;
}

const day = z.iso.date();

/** Query of `GET /api/carts/figures`: carts left on business days from one to the other, both included. */
export const figuresQuery = z.strictObject({ branchId: id, from: day, to: day });

/** `GET /api/carts/figures`, inside `data`. */
export interface CartFiguresDto {
  /** Left and neither ordered nor given up, by customers who have not ordered otherwise: they can still be won back. */
  open: { count: number; valueCents: number };
  /** Left in the period, whatever became of them. */
  left: { count: number; valueCents: number };
  /** Of those: ordered after a reminder, with what the orders came to that were not called off. */
  recovered: { count: number; valueCents: number };
  /** Of those: ordered by customers who came back by themselves, reckoned likewise. */
  returned: { count: number; valueCents: number };
  /** How often which obstacle was met in which hour of the branch's clock; hours without any are left out. */
  hours: { obstacle: CartObstacle; hour: number; count: number }[];
}

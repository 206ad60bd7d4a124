import type { ColumnMatchDto } from './column-match';
import type { QuoteDto } from './storefront';

/** The one shape in which every API of Comanda refuses. */
export interface ApiErrorBody {
  data: null;
  error: {
    status: number;
    /** The kind of refusal, e.g. `ValidationError`, `ConflictError`. */
    name: string;
    /** One sentence in the language of `Accept-Language`. */
    message: string;
    details: {
      code: string;
      /** Where in the body the cause is, e.g. `['items', 0, 'quantity']`. */
      path?: (string | number)[];
      /** Every cause, where there is more than one. */
      issues?: ApiIssue[];
      /** The row as it is now, when a stale `version` was refused. */
      current?: unknown;
      /** The permission that was missing. */
      permission?: string;
      /** Seconds after which trying again makes sense. */
      retryAfter?: number;
      /** How many more codes or PINs may be tried. */
      triesLeft?: number;
      /** What to go on with, where a second step is asked for. */
      ticket?: string;
      /** What stands against it: rows that name the one in question. */
      usedBy?: { id: string; name: string }[];
      /** What stands against publishing a menu release, row by row (`ReleaseRemark` of `menu-releases.ts`). */
      remarks?: unknown[];
      /** Where else the business sells, when a store has closed for good. */
      stores?: { slug: string; name: string; place: string }[];
      /** The columns of a file that lacks required ones, to be matched to fields. */
      match?: ColumnMatchDto;
      /** The new quote, when the expected total was not the real one or the coupon is not for this order. */
      quote?: QuoteDto;
    };
  };
}

export interface ApiIssue {
  code: string;
  message: string;
  path: (string | number)[];
}

/**
 * The header that approves a request refused with 403 PIN_REQUIRED. A PIN of nobody who could approve it answers 403
 * PIN_WRONG with `details.triesLeft`; after the fifth wrong one in a quarter of an hour 429 TOO_MANY_ATTEMPTS, after the
 * tenth of the person or the fiftieth of the business in a day 429 PIN_LIMIT_OF_DAY, with `details.retryAfter`.
 */
export const PIN_HEADER = 'X-Manager-Pin';

/** What the device is known by that sends a request, as it names itself in its heartbeat; what was done is kept with it. */
export const DEVICE_HEADER = 'X-Device';

import type { DelayCause, StageDuration, TimeSpan } from '../domain/orders/black-box';
import type { PrintProblem } from '../domain/printing';
import type { SignalKind } from './devices';

/**
 * `ACTION`: a step of the order, named in `detail` as in its timeline. `STATION_STARTED`, `STATION_READY`: a station,
 * named in `detail`, began with its part and was done with it. `MAIL_…`: a mail to the customer, `detail` is what about;
 * where that is `letter`, to the managers. `TICKET_…`: a ticket of the kind in `detail`, at the printer that `who` names.
 * Of both the last failure is told, and of what went as it should its end alone; `TICKET_DROPPED`: it was not needed any more.
 * `OFFER…`: a courier, named in `who`, was asked for the trip or answered. Everything else a device told.
 */
export type BlackBoxWhat =
  | 'PLACED'
  | 'LOOKED'
  | 'ACTION'
  | 'STATION_STARTED'
  | 'STATION_READY'
  | 'MAIL_SENT'
  | 'MAIL_FAILED'
  | 'MAIL_QUEUED'
  | 'TICKET_PRINTED'
  | `TICKET_${'QUEUED' | 'REQUEUED' | 'FAILED' | 'DROPPED'}`
  | 'OFFERED'
  | 'OFFER_ACCEPTED'
  | `OFFER_${'REJECTED' | 'EXPIRED' | 'WITHDRAWN'}`
  | SignalKind;

export interface BlackBoxEntry {
  at: string;
  what: BlackBoxWhat;
  detail: string | null;
  /** Who did it, where the viewer is told. */
  who: string | null;
  /** What the device is called on which it was pressed; null where that is not known. */
  device: string | null;
  /** How often it was tried, of a ticket or a mail; null of what is not tried. */
  tries: number | null;
  /** Why a ticket or a mail failed, where that is known: of a mail, no mail server was reached or it did not take it. */
  reason: PrintProblem | 'REFUSED' | null;
  /** For how many seconds a ticket or a mail waited until it was printed or sent; null where that is not worth a word. */
  waitedSec: number | null;
  /** When a mail that failed is tried again. */
  nextTryAt: string | null;
}

export const LANE_KINDS = [
  'CUSTOMER',
  'PAYMENT',
  'SERVER',
  'DEVICE',
  'STORE',
  'KITCHEN',
  'PRINTER',
  'COURIER',
] as const;

/** What one of those who had to do with an order saw and did of it. */
export interface BlackBoxLane {
  id: string;
  kind: (typeof LANE_KINDS)[number];
  /** Of a device; the others are called by their kind. */
  name: string | null;
  entries: BlackBoxEntry[];
  /** When it could not hear of anything, within the time of the order. */
  gaps: TimeSpan[];
}

/** `GET /api/orders/:id/black-box`, inside `data`: what everybody saw and did of an order, on one axis of time. */
export interface BlackBoxDto {
  orderId: string;
  number: string;
  /**
   * From when it was placed – of one for later, from when its time came – to when the customer had it or it came to
   * nothing, or to now while it is under way. What was before and after stands in the lanes all the same.
   */
  from: string;
  to: string;
  /** Why it was late above all; null where it was not. */
  cause: DelayCause | null;
  findings: StageDuration[];
  /** More is known of it than is told here: a list was as long as it may be. */
  cut: boolean;
  lanes: BlackBoxLane[];
}

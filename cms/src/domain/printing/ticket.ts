/** One piece of a ticket from top to bottom; how a printer or a browser draws it is theirs. */
export type TicketLine =
  | {
      kind: 'text';
      text: string;
      size?: 1 | 2 | 3;
      bold?: boolean;
      align?: 'left' | 'center';
      indent?: number;
    }
  | { kind: 'pair'; left: string; right: string; size?: 1 | 2; bold?: boolean }
  /** White on black: what must not be overlooked. */
  | { kind: 'loud'; text: string; size?: 1 | 2 }
  | { kind: 'rule' }
  | { kind: 'qr'; value: string };

/** What a ticket is for. */
export const TICKET_KINDS = ['KITCHEN', 'CUSTOMER', 'CANCELLED', 'TEST'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** What stands at the head of a ticket that is not the first of its kind. */
export interface TicketMarks {
  /** How often it was on paper before; 0 for the first. */
  reprint: number;
  /** When it is printed, ISO 8601 UTC: a reprint says so; null where that is not known. */
  printedAt: string | null;
  /** Whether a screen of the kitchen showed it that is gone. */
  screenGone: boolean;
  /** Whether it may be on paper: an attempt before it broke off. */
  mayRepeat: boolean;
  /** Whether somebody printed the same otherwise while this one waited; absent or null where nobody did. */
  printedElsewhere?: boolean | null;
  /** Which change of the order it tells, 1 for the order as it was taken. */
  revision: number;
}

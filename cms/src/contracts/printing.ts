import { z } from 'zod';
import type { WritePermissions } from '../domain/access';
import {
  DEVICE_PRINTS,
  PAPERS,
  type PrintJobState,
  type PrintProblem,
  type TicketKind,
  type TicketLine,
} from '../domain/printing';
import type { Stored } from './menu';
import { withoutDefaults } from './partial-body';
import { version } from './version';
import { oneLine } from './text';

const id = z.string().min(1).max(64);

const printerFields = {
  name: oneLine().min(2).max(40),
  /** An address of the network the server stands in, as the printer's own page says it; no name. */
  host: oneLine().min(2).max(45),
  port: z.int().min(1).max(65_535).default(9100),
  /** Millimetres of the paper. */
  width: z.enum(['58', '80']).default('80'),
  codePage: z.enum(['cp858', 'cp860', 'windows1252']).default('cp858'),
  kitchenTickets: z.boolean().default(true),
  customerTickets: z.boolean().default(false),
  /** Which stations' tickets it prints; all, on one ticket, where none is named. */
  stations: z.array(oneLine().max(40)).max(20).default([]),
  copies: z.int().min(1).max(5).default(1),
  cut: z.boolean().default(true),
  drawer: z.boolean().default(false),
  state: z.enum(['ACTIVE', 'PAUSED']).default('ACTIVE'),
};

/** Body of `POST /api/printers`. */
export const printerCreate = z.strictObject({ branchId: id, ...printerFields });
/** Body of `PATCH /api/printers/:id`: what changes, and the `version` it was read at. */
export const printerUpdate = withoutDefaults(printerFields).extend({ version });

type PrinterFields = Omit<z.output<typeof printerCreate>, 'branchId' | 'state'>;

/** What of a printer is written, beside the state, as a row has it. */
export const printerFieldsOf = (row: PrinterFields): PrinterFields => ({
  name: row.name,
  host: row.host,
  port: row.port,
  width: row.width,
  codePage: row.codePage,
  kitchenTickets: row.kitchenTickets,
  customerTickets: row.customerTickets,
  stations: row.stations,
  copies: row.copies,
  cut: row.cut,
  drawer: row.drawer,
});

/** Which permission writes each field. */
export const PRINTER_WRITE_PERMISSIONS = {
  name: 'settings.edit',
  host: 'settings.edit',
  port: 'settings.edit',
  width: 'settings.edit',
  codePage: 'settings.edit',
  kitchenTickets: 'settings.edit',
  customerTickets: 'settings.edit',
  stations: 'settings.edit',
  copies: 'settings.edit',
  cut: 'settings.edit',
  drawer: 'settings.edit',
  state: 'settings.edit',
} as const satisfies WritePermissions<z.output<typeof printerUpdate>>;

/** A row of `/api/printers`, inside `data`. */
export interface PrinterDto extends Stored, Omit<z.output<typeof printerCreate>, 'state'> {
  id: string;
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  /** What kept it from printing the last time, since then; null while it prints. */
  problem: PrintProblem | null;
  problemSince: string | null;
  /** Tickets that wait for it, and those somebody has to decide about. */
  waiting: number;
  failed: number;
}

/** A row of `GET /api/print-jobs`: a ticket on its way to a printer. */
export interface PrintJobDto extends Stored {
  id: string;
  /** 'DEVICE' where whichever device prints by itself prints it, 'BROWSER' where somebody printed it by theirs. */
  printerId: string;
  /** Null for a test page. */
  orderId: string | null;
  orderNumber: string;
  kind: TicketKind;
  /** Of one station, '' for what belongs to none; null for the order as a whole. */
  station: string | null;
  copy: number;
  reprint: number;
  state: PrintJobState;
  attempts: number;
  problem: PrintProblem | null;
  queuedAt: string;
  printedAt: string | null;
}

/** `GET /api/print-jobs/:id/ticket`, inside `data`: what stands on it, to be printed by the browser instead. */
export interface TicketDto {
  lines: TicketLine[];
  /** Of its printer's paper; null where a device was to print it, whose paper is its own. */
  width: '58' | '80' | null;
}

/** Body of `POST /api/print-jobs/:id/retry`: at the same printer, or at another one of the branch. */
export const retryPrintBody = z.strictObject({ version, printerId: id.optional() });
/** Body of `POST /api/print-jobs/:id/cancel`, `/printed` and `/done`. */
export const printJobBody = z.strictObject({ version });

/** Body of `POST /api/orders/:id/print`: what was printed before is marked as printed again. */
export const printOrderBody = z.strictObject({
  printerId: id,
  kind: z.enum(['KITCHEN', 'CUSTOMER']),
});

/** Body of `POST /api/orders/:id/papers`: a browser prints them, which counts as printed. */
export const orderPapersBody = z.strictObject({ papers: z.enum(PAPERS) });

/** What it answers, inside `data`: what stands on each ticket, one page each. */
export interface OrderPapersDto {
  tickets: TicketLine[][];
}

/** Body of `POST /api/branches/:id/print-jobs/claim`: a device takes the tickets that it prints by itself. */
export const claimTicketsBody = z.strictObject({ prints: z.enum(DEVICE_PRINTS) });

/** A ticket that it was given, inside `data`; it says at `/api/print-jobs/:id/done` when it is on paper. */
export interface ClaimedTicketDto {
  id: string;
  version: number;
  orderId: string | null;
  lines: TicketLine[];
}

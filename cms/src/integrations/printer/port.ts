import type { PrintProblem } from '../../domain/printing';

/** Where a printer of the network listens. */
export interface PrinterAddress {
  /** IPv4 or IPv6, no name. */
  host: string;
  port: number;
}

/** What became of a ticket: on paper as far as can be known, or not – and whether some of it may be on paper all the same. */
export type PrintOutcome = { ok: true } | { ok: false; problem: PrintProblem; sent: boolean };

/** How tickets come to a printer. */
export interface PrinterPort {
  print(address: PrinterAddress, bytes: Uint8Array): Promise<PrintOutcome>;
  /** Asks a printer how it is, without paper. Null: it could print; one that takes the line and says nothing counts as that. */
  ask(address: PrinterAddress): Promise<PrintProblem | null>;
}

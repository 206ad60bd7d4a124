import { printerCreate, printerFieldsOf, type PrinterDto } from '@contracts/printing';
import type { z } from 'zod';

export const printerSchema = printerCreate.omit({ branchId: true });
export type PrinterValues = z.output<typeof printerSchema>;

export const NEW_PRINTER: PrinterValues = {
  ...printerSchema.omit({ name: true, host: true }).parse({}),
  name: '',
  host: '',
};

/** What the form edits of a row. */
export const printerValues = (row: PrinterDto): PrinterValues => ({
  ...printerFieldsOf(row),
  state: row.state === 'PAUSED' ? 'PAUSED' : 'ACTIVE',
});

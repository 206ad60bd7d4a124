import type { BusinessDto, businessUpdate } from '@contracts/business';
import { readTaxId } from '@domain/country';
import { z } from 'zod';
import { shownPhone } from '@shared/format/phone';
import type { FieldIssue } from '@shared/form/issues';

const text = (least: number, most: number) => z.string().trim().min(least).max(most);
const none = z.literal('');

/** What the step asks for: all that a store and an invoice need to name the business. */
export const businessSchema = z.object({
  tradeName: text(2, 80),
  legalName: text(2, 120),
  document: none.or(text(4, 24)),
  phone: text(5, 32),
  email: none.or(z.email().max(254)),
});
export type BusinessValues = z.infer<typeof businessSchema>;

export const toBusinessValues = (row: BusinessDto): BusinessValues => ({
  tradeName: row.tradeName,
  legalName: row.legalName ?? '',
  document: row.document ?? '',
  phone: row.phone === null ? '' : shownPhone(row.phone, row.country),
  email: row.email ?? '',
});

/** A tax number is checked while it is typed: its last digits tell a slip of the finger. */
export const businessIssues =
  (country: string) =>
  ({ document }: BusinessValues): FieldIssue[] =>
    document !== '' && readTaxId(document, country) === null
      ? [{ path: 'document', code: 'INVALID_TAX_ID' }]
      : [];

export const toBusinessBody = (values: BusinessValues, version: number): z.input<typeof businessUpdate> => ({
  ...values,
  document: values.document || null,
  email: values.email || null,
  version,
});

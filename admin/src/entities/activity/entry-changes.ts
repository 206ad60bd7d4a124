import type { AuditEntryDto } from '@contracts/audit';

interface EntryChange {
  field: string;
  /** Undefined where the entry does not say. */
  before: unknown;
  after: unknown;
}

/** What a row has for the machine alone. */
const MACHINERY = new Set([
  'id',
  'documentId',
  'businessId',
  'version',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'createdBy',
  'updatedBy',
]);

/** The fields that an entry says something about, each with what was and what is. */
export function changesOf({ before, after }: Pick<AuditEntryDto, 'before' | 'after'>): EntryChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !MACHINERY.has(field))
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((change) => !isNothing(change.before) || !isNothing(change.after));
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a value is said in a word or two, so that a sentence can hold it. */
export function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 40;
  return typeof value === 'number' || typeof value === 'boolean' || isNothing(value);
}

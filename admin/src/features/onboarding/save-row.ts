import type { RecordFormState } from '@shared/form/use-record-form';
import { conflictingRow } from '@shared/api/error';

/**
 * Saves a row. Where somebody else was faster, the form goes on from the row as it is now, with what is typed here on
 * top of it: the sentence above the form says so, and the next press saves.
 */
export async function saveRow<V extends object, Row extends { version: number }>(
  form: RecordFormState<V>,
  toValues: (row: Row) => V,
  save: () => Promise<Row>,
): Promise<Row> {
  try {
    return await save();
  } catch (error) {
    const current = conflictingRow<Row>(error);
    if (current) form.rebase({ values: toValues(current), version: current.version }, form.values);
    throw error;
  }
}

import type { FlatNamespace } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { RecordForm } from './record-form';
import { useSaveRow } from './use-save-row';
import type { VersionedRow } from './versioned-row';
import type { FieldIssue } from '@shared/form/issues';
import { useRecordForm, type RecordFormState } from '@shared/form/use-record-form';

interface ResourceFormProps<Row extends VersionedRow, V extends object> {
  resource: string;
  /** The stored row; null for a new one. */
  row: Row | null;
  /** The server's own schema of the fields of the form. */
  schema: z.ZodType<V>;
  /** Rules between fields that no schema says. */
  check?: (values: V) => FieldIssue[];
  /** What the form edits of a row. */
  valuesOf: (row: Row) => V;
  /** What a new row begins with. */
  initialValues: V;
  /** The namespace that words errors: `issues.<name>.<CODE>`. */
  words: FlatNamespace;
  /** The label of a field and its value in words, where versions are compared. */
  describe: (field: keyof V & string, values: V) => { label: string; value: ReactNode };
  /** Sent with a new row beside the values, such as its branch; drafts of new rows are kept apart by it. */
  parent?: Readonly<Record<string, string>>;
  onSaved: (row: Row) => void;
  /** On the button of a new row, such as "Add coupon". */
  createLabel: string;
  children: (form: RecordFormState<V>) => ReactNode;
}

/**
 * The form of a row of a resource, new or stored: saves what is new, keeps drafts on the device, warns about unsaved
 * changes, resolves version conflicts and shows refusals at their fields.
 */
export function ResourceForm<Row extends VersionedRow, V extends object>(props: ResourceFormProps<Row, V>) {
  const { resource, row, schema, check, valuesOf, initialValues, words, describe, parent } = props;
  const { onSaved, createLabel, children } = props;
  const { t } = useTranslation('ui');
  const { create, update } = useSaveRow<Row>(resource);
  const stored = row ? valuesOf(row) : initialValues;
  const version = row?.version ?? 0;
  const autosave = row?.id ?? (Object.values(parent ?? {}).join(' ') || 'new');
  const form = useRecordForm<V>({ stored, version, schema, check, words, autosave });
  const toStored = (saved: Row) => ({ values: valuesOf(saved), version: saved.version });
  let saved: Row | null = null;
  return (
    <RecordForm
      form={form}
      save={async ({ values, changes, version: base }) => {
        saved = row
          ? await update(row.id, { ...changes, version: base })
          : await create({ ...values, ...parent });
        return toStored(saved);
      }}
      onSaved={() => saved && onSaved(saved)}
      toStored={(current) => toStored(current as Row)}
      latest={row && { values: stored, version }}
      describe={describe}
      fresh={row === null}
      saveLabel={row ? t('save') : createLabel}
    >
      {children(form)}
    </RecordForm>
  );
}

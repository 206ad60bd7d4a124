import { Alert, Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { changedFields } from '@domain/equality';
import { ConflictDialog } from './conflict-dialog';
import { DraftOffer } from './draft-offer';
import { focusFirstInvalid } from '@shared/form/form-events';
import { FormFrame } from '@shared/form/form-frame';
import { SaveBar } from './save-bar';
import { UnsavedGuard } from '@shared/form/unsaved-guard';
import type { RecordFormState, Sent } from '@shared/form/use-record-form';
import { ApiError, conflictingRow } from '@shared/api/error';
import { useLatest } from '@shared/state/use-latest';

interface Stored<V> {
  values: V;
  version: number;
}

interface RecordFormProps<V extends object> {
  form: RecordFormState<V>;
  /** Sends what is new and gives the row as it is stored; throws `ApiError`. */
  save: (sent: Sent<V>) => Promise<Stored<V>>;
  /** After it is stored, with the way to leave the page unasked. */
  onSaved: (how: 'first' | 'second') => void;
  /** The row as the server has it now, read from the answer to a stale version. */
  toStored: (row: unknown) => Stored<V>;
  latest: Stored<V> | null;
  describe: (field: keyof V & string, values: V) => { label: string; value: ReactNode };
  /** A new row: its bar is always there, and has nothing to go back to. */
  fresh?: boolean;
  saveLabel: string;
  second?: string;
  /** Takes what is new, once the form has nothing against it, to be saved at another time. */
  later?: { label: string; onPress: (changes: Partial<V>) => void };
  children: ReactNode;
}

/** The frame of every form on a row: saving by button or Ctrl/⌘ S, asking before leaving, choosing between versions. */
export function RecordForm<V extends object>(props: RecordFormProps<V>) {
  const { form, save, onSaved, toStored, latest, describe, fresh, saveLabel, second, later, children } =
    props;
  const { t } = useTranslation('form');
  const labelOf = (name: string) => describe(name as keyof V & string, form.values).label;
  const element = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [theirs, setTheirs] = useState<Stored<V> | null>(null);

  const send = async (changes: Partial<V>, values: V, version: number, how: 'first' | 'second') => {
    setBusy(true);
    try {
      const stored = await save({ changes, values, version });
      // The guard is gone before the page that was saved is left.
      flushSync(() => form.reset(stored));
      onSaved(how);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = conflictingRow(error);
      if (current) setTheirs(toStored(current));
      else {
        flushSync(() => form.setServerError(error));
        focusFirstInvalid(element.current);
      }
    } finally {
      setBusy(false);
    }
  };

  const submit = (how: 'first' | 'second') => {
    if (busy) return;
    const valid = flushSync(() => form.submit());
    if (!valid) return focusFirstInvalid(element.current);
    if (!fresh && Object.keys(valid.changes).length === 0) return form.discard();
    void send(valid.changes, valid.values, form.base.version, how);
  };

  const postpone = () => {
    const valid = flushSync(() => form.submit());
    if (!valid) return focusFirstInvalid(element.current);
    if (Object.keys(valid.changes).length > 0) later?.onPress(valid.changes);
  };

  useSaveKey(element, () => {
    if (fresh || form.dirty) submit('first');
  });

  return (
    <>
      <FormFrame form={{ ...form, labelOf }} element={element} onSubmit={() => submit('first')}>
        {form.offer && <DraftOffer {...form.offer} />}
        {form.dirty && form.outdated && latest && (
          <Alert
            type="warning"
            role="status"
            message={t('outdated')}
            action={
              <Button size="small" onClick={() => setTheirs(latest)}>
                {t('compare')}
              </Button>
            }
          />
        )}
        {children}
        {(fresh || form.dirty) && (
          <SaveBar
            onDiscard={fresh ? undefined : form.discard}
            busy={busy}
            save={saveLabel}
            second={second ? { label: second, onPress: () => submit('second') } : undefined}
            later={later && { label: later.label, onPress: postpone }}
            issueCount={form.issueCount}
            problem={form.problem}
            restored={form.restored}
            kept={form.kept}
          />
        )}
      </FormFrame>
      <UnsavedGuard active={form.dirty} kept={form.kept} onAbandon={form.deleteDraft} />
      <ConflictDialog
        base={form.base}
        mine={form.values}
        theirs={theirs}
        describe={describe}
        onClose={() => setTheirs(null)}
        onChoose={(values, from) => {
          setTheirs(null);
          flushSync(() => form.rebase(from, values));
          const changes = changedFields(from.values, values);
          if (Object.keys(changes).length === 0) form.reset(from);
          else void send(changes, values, from.version, 'first');
        }}
      />
    </>
  );
}

/** Ctrl/⌘ S, wherever on the page the focus is; a dialog above the form, which is out of reach then, keeps its keys. */
function useSaveKey(form: RefObject<HTMLElement>, save: () => void) {
  const latest = useLatest(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!form.current?.closest('[inert]')) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, latest]);
}

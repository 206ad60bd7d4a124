import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { changedFields, sameValue } from '../../domain/equality';

/** An action of a form, as the content manager has it: a function that is called like a component. */
type DocumentAction = ((props: never) => unknown) & { type?: string; position?: unknown };

interface Save {
  stored: unknown;
  typed: object;
  /** Whether the form has held something else as stored since. */
  left: boolean;
}

/**
 * Strapi writes a change into its cache before the server has answered, takes it out again when it was refused, and reads
 * the row anew when it was not. The form follows the cache each time and loses what is typed. With this, it is put back:
 * after a refusal all of it, after the new reading what was typed since.
 */
export function preservingInput(actions: DocumentAction[]): DocumentAction[] {
  return actions.map((action) => {
    if (action.type !== 'update') return action;
    const Keeping = (props: never) => {
      useTypedValues();
      return action(props);
    };
    return Object.assign(Keeping, { type: action.type, position: action.position });
  });
}

function useTypedValues(): void {
  const { values, initialValues, isSubmitting, setValues } = useForm('KeepTyped', (form) => form);
  const save = useRef<Save | null>(null);
  const submitting = useRef(false);
  const before = useRef({ initialValues, values });

  useEffect(() => {
    const { current: earlier } = before;
    before.current = { initialValues, values };
    const begins = isSubmitting && !submitting.current;
    submitting.current = isSubmitting;
    if (begins) save.current = { stored: initialValues, typed: values, left: false };
    const current = save.current;
    if (!current) return;
    const isStored = sameValue(initialValues, current.stored);
    // A change that was taken never leads back to what was stored before it.
    const isBack = current.left && isStored;
    current.left = !isStored;
    if (isBack) return setValues(current.typed);
    const isReadAnew = current.left && !isSubmitting && !sameValue(initialValues, earlier.initialValues);
    const since = isReadAnew ? changedFields(earlier.initialValues, earlier.values) : {};
    if (Object.keys(since).length > 0) setValues({ ...initialValues, ...since });
  }, [values, initialValues, isSubmitting, setValues]);
}

import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';

/** An action of a form, as the content manager has it: a function that is called like a component. */
type DocumentAction = ((props: never) => unknown) & { type?: string; position?: unknown };

interface Save {
  stored: string;
  typed: object;
  /** Whether the form has held something else as stored since. */
  left: boolean;
}

/**
 * Strapi writes a change into its cache before the server has answered, and takes it out again when it was refused. The
 * form follows the cache both times and loses what was typed. With this, it is put back.
 */
export function keepingRefused(actions: DocumentAction[]): DocumentAction[] {
  return actions.map((action) => {
    if (action.type !== 'update') return action;
    const Keeping = (props: never) => {
      useTypedValuesAfterRefusal();
      return action(props);
    };
    return Object.assign(Keeping, { type: action.type, position: action.position });
  });
}

function useTypedValuesAfterRefusal(): void {
  const { values, initialValues, isSubmitting, setValues } = useForm('KeepRefused', (form) => form);
  const save = useRef<Save | null>(null);
  const submitting = useRef(false);

  useEffect(() => {
    const begins = isSubmitting && !submitting.current;
    submitting.current = isSubmitting;
    const now = JSON.stringify(initialValues);
    if (begins) save.current = { stored: now, typed: values, left: false };
    const current = save.current;
    if (!current) return;
    // A change that was taken never leads back to what was stored before it.
    const isBack = current.left && now === current.stored;
    current.left = now !== current.stored;
    if (isBack) setValues(current.typed);
  }, [values, initialValues, isSubmitting, setValues]);
}

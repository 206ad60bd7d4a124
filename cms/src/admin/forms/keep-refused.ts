import { useEffect, useRef } from 'react';
import { useForm } from '@strapi/strapi/admin';

/** An action of a form, as the content manager has it: a function that is called like a component. */
type DocumentAction = ((props: never) => unknown) & { type?: string; position?: unknown };

interface Save {
  stored: string;
  typed: object;
  /** What the form held as stored while the answer was awaited. */
  expected: string | null;
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
    if (begins) save.current = { stored: now, typed: values, expected: null };
    const current = save.current;
    if (!current) return;
    if (now !== current.stored) {
      if (isSubmitting) current.expected = now;
      // Neither what was stored nor what was sent: the change was taken, and the server has answered how it is now.
      else if (now !== current.expected && now !== JSON.stringify(current.typed)) save.current = null;
      else current.expected = now;
    } else if (current.expected !== null) {
      current.expected = null;
      setValues(current.typed);
    }
  }, [values, initialValues, isSubmitting, setValues]);
}

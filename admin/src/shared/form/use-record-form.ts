import type { FlatNamespace } from 'i18next';
import { Form } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { changedFields, sameValue } from '@domain/equality';
import { deleteDraft } from './draft-storage';
import { schemaIssues, serverIssues, type FieldIssue } from './issues';
import { useDraftSaving, useStoredDraft } from './use-draft';
import type { ApiError } from '../api/error';

/** What a form sends to be stored: what is new of the row, all of it, and the version it is new against. */
export interface Sent<V> {
  changes: Partial<V>;
  values: V;
  version: number;
}

interface Options<V> {
  /** What is stored, or what a new row begins with. */
  stored: V;
  /** Of the stored row; 0 for a new one. */
  version: number;
  /** The server's own schema of these fields. */
  schema: z.ZodType<V>;
  /** Rules between fields that no schema says. */
  check?: (values: V) => FieldIssue[];
  /** The namespace that may word an issue for one field (`issues.<field>.<CODE>`) or for all of its own. */
  words: FlatNamespace;
  /** Holds a password: what is typed is never written down, not even over the trip to the sign-in page. */
  secret?: boolean;
  /**
   * Keeps what is typed on this device until it is saved. Says what it belongs to besides the address, e.g. the branch
   * of a new row.
   */
  autosave?: string;
}

/** The values of a form on one row: what is typed, what of it is new, and what is wrong with it. */
export function useRecordForm<V extends object>(options: Options<V>) {
  const { stored, version, schema, check, words, secret = false, autosave } = options;
  const { t } = useTranslation(['form', words]);
  const { key, back: draft, offer, dismissOffer } = useStoredDraft(stored, { secret, autosave });
  const [base, setBase] = useState(draft?.base ?? { values: stored, version });
  const [instance] = Form.useForm<Record<string, unknown>>();
  const [initialValues] = useState(draft?.values ?? stored);
  // antd says of its values only that they have names; these are what it was given.
  const values = (Form.useWatch([], { form: instance, preserve: true }) as V | undefined) ?? initialValues;
  // Each field by itself: antd joins an object with the one that is there.
  const setValues = useCallback(
    (next: object, touched = false) =>
      instance.setFields(
        Object.entries<unknown>({ ...next }).map(([name, value]) => ({ name, value, touched, errors: [] })),
      ),
    [instance],
  );
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<FieldIssue[]>([]);
  const [problem, setProblem] = useState<ApiError | null>(null);

  const dirty = !sameValue(base.values, values);
  const keeping = { autosave: autosave !== undefined && !secret, offered: offer !== null };
  const kept = useDraftSaving(key, secret || !dirty ? null : { base, values }, keeping);
  // A newer row is taken silently while nothing is typed yet, or when what it changed is not in this form.
  const isTaken = version > base.version && (!dirty || sameValue(stored, base.values));
  useEffect(() => {
    if (!isTaken) return;
    setBase({ values: stored, version });
    if (!dirty) setValues(stored);
  }, [isTaken, dirty, stored, version, setValues]);

  const found = useMemo(
    () => [...schemaIssues(schema, values), ...(check?.(values) ?? [])],
    [schema, check, values],
  );
  const fieldOf = (path: string) => path.split('.')[0] ?? path;
  const isKnown = ({ path, about = [] }: FieldIssue) =>
    submitted || touched.some((left) => about.includes(left) || `${path}.`.startsWith(`${left}.`));
  const shown = [...refused, ...found.filter(isKnown)];

  const say = ({ path, code, args, message }: FieldIssue): string => {
    if (message) return message;
    const keys = [`${words}:issues.${fieldOf(path)}.${code}`, `${words}:issues.${code}`, `issues.${code}`];
    return t([...keys, 'issues.INVALID'], { ...args, defaultValue: code });
  };

  // What the server said of a field is no longer about what is in it.
  const allow = (changed: object) =>
    setRefused((current) => current.filter(({ path }) => !(fieldOf(path) in changed)));

  const reset = (next: { values: V; version: number }) => {
    deleteDraft('device', key);
    setBase(next);
    setValues(next.values);
    setTouched([]);
    setSubmitted(false);
    setRefused([]);
    setProblem(null);
  };

  return {
    /** What antd's form is given: the values are kept by it. */
    formProps: { form: instance, initialValues, onValuesChange: allow },
    /** Says of each field what it may hold. */
    schema,
    values,
    base,
    dirty,
    /** What is typed here was typed before the person had to sign in again. */
    restored: draft !== null && sameValue(draft.values, values),
    /** What is typed is on this device, should the tab be closed. */
    kept,
    /** What was typed here earlier and neither saved nor thrown away. */
    offer: offer && {
      at: offer.at,
      restore: () => {
        setBase(offer.base);
        setValues(offer.values);
        dismissOffer();
      },
      discard: () => {
        if (!dirty) deleteDraft('device', key);
        dismissOffer();
      },
    },
    /** The person leaves without what is typed. */
    deleteDraft: () => deleteDraft('device', key),
    /** Somebody else saved the row after what is typed here was begun. */
    outdated: version > base.version,
    problem,
    issueCount: new Set(shown.map(({ path }) => fieldOf(path))).size,
    set: <F extends keyof V & string>(field: F, value: V[F]) => {
      setValues({ [field]: value }, true);
      allow({ [field]: value });
    },
    /** What is wrong with a field, in words; with `deep` also what is wrong inside of it. */
    error: (path: string, { deep = false } = {}): string | undefined => {
      const issue = shown.find((one) => one.path === path || (deep && one.path.startsWith(`${path}.`)));
      return issue && say(issue);
    },
    /** The person has left the field: from now on it may say what is wrong. */
    touch: (field: string) => {
      const changed = fieldOf(field) in changedFields(base.values, values);
      if (changed && !touched.includes(field)) setTouched([...touched, field]);
    },
    discard: () => reset(base),
    /** The refusal of the whole form counts no longer, e.g. after the wait that it asked for. */
    clearProblem: () => setProblem(null),
    /** The row as it was stored, or the version that was chosen to go on from. */
    reset,
    /** Goes on from a newer row, with what is typed here on top of it. */
    rebase: (next: { values: V; version: number }, typed: V) => {
      setBase(next);
      setValues(typed);
    },
    /** Gives what to send, or null after showing what is wrong. */
    submit: (): { changes: Partial<V>; values: V } | null => {
      setProblem(null);
      setRefused([]);
      setSubmitted(true);
      const parsed = schema.safeParse(values);
      if (!parsed.success || found.length > 0) return null;
      return { changes: changedFields(base.values, parsed.data), values: parsed.data };
    },
    /** Shows a refusal of the server at its field, or as the form's problem when it belongs to none. */
    setServerError: (error: ApiError) => {
      const issues = serverIssues(error.issues).filter(({ path }) => fieldOf(path) in values);
      setRefused(issues);
      setProblem(issues.length > 0 ? null : error);
    },
  };
}

export type RecordFormState<V extends object> = ReturnType<typeof useRecordForm<V>>;

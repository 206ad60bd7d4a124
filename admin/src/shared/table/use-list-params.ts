import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

type Changes = Record<string, string | null | undefined>;

/** Where in the list one is: another question begins at its start. */
const PLACES = ['page', 'row', 'cursor'];

/** The address with `changes`; an empty value is left out of it. */
export function changedParams(before: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(before);
  const moves = Object.keys(changes).some((name) => PLACES.includes(name));
  if (!moves) for (const place of PLACES) next.delete(place);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * What a list is asked for, and where in it one is, as the address says: going back, reloading and sending the link all
 * show the same rows.
 */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    /** `replace` keeps typing and scrolling out of the history. */
    change: useCallback(
      (changes: Changes, { replace = false } = {}) =>
        setParams((before) => changedParams(before, changes), { replace }),
      [setParams],
    ),
    /** Shows what a text of parameters describes, and nothing else. */
    show: useCallback((text: string) => setParams(new URLSearchParams(text)), [setParams]),
  };
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What a list of the menu that is whole in the browser shows, as the address says. Typing stays out of the history. */
export function useListQuestion() {
  const [params, setParams] = useSearchParams();
  const ask = useCallback(
    (name: 'q' | 'show', value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: name === 'q' },
      ),
    [setParams],
  );
  return {
    q: params.get('q') ?? '',
    /** Which of the rows; null for those that are shown unasked. */
    show: params.get('show'),
    search: useCallback((text: string) => ask('q', text), [ask]),
    setShow: useCallback((value: string) => ask('show', value), [ask]),
    clear: useCallback(() => setParams({}), [setParams]),
  };
}

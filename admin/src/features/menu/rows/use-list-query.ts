import { useCallback } from 'react';
import { useListParams } from '@shared/table/use-list-params';

/** What a list of the menu that is whole in the browser shows, as the address says. Typing stays out of the history. */
export function useListQuery() {
  const { params, change, show } = useListParams();
  return {
    q: params.get('q') ?? '',
    /** Which of the rows; null for those that are shown unasked. */
    show: params.get('show'),
    search: useCallback((q: string) => change({ q }, { replace: true }), [change]),
    setShow: useCallback((value: string) => change({ show: value }), [change]),
    clear: useCallback(() => show(''), [show]),
  };
}

import type { SavedViewDto } from '@contracts/saved-views';
import { useEffect } from 'react';
import { clearDeviceViews, readDeviceViews } from './view-store';
import { useSession } from '@entities/session/session';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useApi } from '@shared/api/use-api';

const PATH = '/api/saved-views';

/** The views that the server keeps: one's own on every device, and those that others share. */
export function useSavedViews() {
  const { business } = useSession();
  const { data, refetch } = useApi<SavedViewDto[]>(PATH, { query: { resource: 'orders' } });
  const known = data !== undefined;

  // Those that this device kept before the server did; once.
  useEffect(() => {
    if (!known) return;
    const kept = readDeviceViews(business.id);
    if (kept.length === 0) return;
    clearDeviceViews(business.id);
    const bring = async () => {
      for (const { name, filters } of kept)
        await request('POST', PATH, { resource: 'orders', name, filters }).catch(ignoreRefusal);
      refetch();
    };
    void bring();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once the stored views are loaded; `refetch` is a new function at every render
  }, [known, business.id]);

  const then = async (work: Promise<unknown>) => {
    await work;
    refetch();
  };
  return {
    views: data ?? [],
    /** Of one that was removed, what it was made of: the server gives the rest anew. */
    save: ({ name, filters, shared }: Pick<SavedViewDto, 'name' | 'filters' | 'shared'>) =>
      then(request('POST', PATH, { resource: 'orders', name, filters, shared })),
    change: ({ id, version }: SavedViewDto, changes: { name?: string; shared?: boolean; filters?: string }) =>
      then(request('PATCH', `${PATH}/${id}`, { version, ...changes })),
    remove: ({ id }: SavedViewDto) => then(request('DELETE', `${PATH}/${id}`)),
  };
}

/** One by that name is there already, or there are enough of them. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

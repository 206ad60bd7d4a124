import type { AccessRequestDto } from '@contracts/access';
import { useLiveEvents } from '@entities/live/live';
import { useApi } from '@shared/api/use-api';

/** The questions for access that wait for somebody like the viewer. */
export function useAccessRequests({ enabled }: { enabled: boolean }) {
  const { data, error, isLoading, refetch } = useApi<AccessRequestDto[]>('/api/access-requests', { enabled });
  useLiveEvents(['team.changed'], refetch);
  return { rows: data ?? [], error: data ? null : error, isLoading, refetch };
}

export type AccessRequests = ReturnType<typeof useAccessRequests>;

import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@shared/api/error';

/** A refusal stays a refusal however often it is asked for; only what did not get through is tried again. */
const shouldRetry = (failures: number, error: unknown) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 15_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

import { useOne } from '@refinedev/core';
import type { PersonDto } from '@contracts/team';
import { useSession } from '@entities/session/session';
import type { ApiError } from '@shared/api/error';

export function usePerson(id: string | undefined) {
  const { query, result } = useOne<PersonDto, ApiError>({
    resource: 'team',
    id,
    errorNotification: false,
    // A form begins with what is stored now.
    queryOptions: { staleTime: 0, refetchOnWindowFocus: false },
  });
  return { person: result, error: query.data ? null : query.error, retry: () => void query.refetch() };
}

/** The viewer as one of the team: with the branches and exceptions that the rules look at. */
export const useMe = () => usePerson(useSession().user.id);

import type { PersonDto } from '@contracts/team';
import type { Role } from '@domain/access';
import { Select } from 'antd';
import { useHasPermission } from '@entities/session/access';
import { useApi } from '@shared/api/use-api';
import { FormField } from '@shared/form/form-field';

/** Who of the team signs in with a role; null for those who do not see the team. */
export function usePeopleWith(role: Role): readonly PersonDto[] | null {
  const enabled = useHasPermission('user.view');
  const query = { 'filters[role][$eq]': role, 'pagination[pageSize]': 100 };
  const { data = [] } = useApi<PersonDto[]>('/api/team', { query, enabled });
  return enabled ? data : null;
}

/** What one of them is called; a dash where nobody is linked, or nobody that is told of. */
export const linkedName = (people: readonly PersonDto[] | null, personId: string | null | undefined) =>
  people?.find(({ id }) => id === personId)?.name ?? '–';

interface LinkedPersonFieldProps {
  people: readonly PersonDto[] | null;
  hint: string;
  placeholder: string;
}

/** The field `personId` of a row that somebody of the team may sign in as. */
export function LinkedPersonField({ people, hint, placeholder }: LinkedPersonFieldProps) {
  return (
    people && (
      <FormField name="personId" hint={hint} optional>
        <Select
          allowClear
          placeholder={placeholder}
          options={people.map((person) => ({ value: person.id, label: person.name }))}
        />
      </FormField>
    )
  );
}

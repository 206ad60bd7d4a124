import type { Role } from '@domain/access';
import { ResourceName, ResourceSelect } from '@entities/record/resource-select';
import { useHasPermission } from '@entities/session/access';
import { FormField } from '@shared/form/form-field';

const TEAM = 'team';

/** The name of a team member, for people who see the team. */
export function LinkedName({ personId }: { personId: string | null | undefined }) {
  const maySeeTeam = useHasPermission('user.view');
  return <ResourceName resource={TEAM} id={maySeeTeam ? personId : null} />;
}

interface LinkedPersonFieldProps {
  /** The team members who are offered: those who sign in with the role. */
  ofRole: Role;
  hint: string;
  placeholder: string;
}

/** The field `personId` of a row that somebody of the team may sign in as; for those who see the team. */
export function LinkedPersonField({ ofRole, hint, placeholder }: LinkedPersonFieldProps) {
  const maySeeTeam = useHasPermission('user.view');
  return (
    maySeeTeam && (
      <FormField name="personId" hint={hint} optional>
        <ResourceSelect
          allowClear
          resource={TEAM}
          filters={[{ field: 'role', operator: 'eq', value: ofRole }]}
          placeholder={placeholder}
        />
      </FormField>
    )
  );
}

import type { CrudSort } from '@refinedev/core';
import type { PersonDto } from '@contracts/team';
import { PERSON_STATES, ROLES } from '@domain/access';
import { Button } from 'antd';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ExportTeam } from './export-team';
import styles from './list.module.css';
import { PersonMenu } from './person-menu';
import { useTeamColumns } from './team-columns';
import { users } from '../users.feature';
import { useBranches } from '@entities/branch/branch';
import { useAccessWords } from '@entities/access/access-words';
import { fillPath } from '@shared/routing/path';
import { DataTable } from '@shared/table/data-table';
import { ListFilter } from '@shared/table/list-filter';
import { Toolbar } from '@shared/table/toolbar';
import { useListTable } from '@shared/table/use-list-table';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

const BY_NAME: CrudSort = { field: 'name', order: 'asc' };

/** Everybody who works here; those who were removed only when they are asked for. */
export function TeamTab() {
  const { t } = useTranslation('team');
  const { roleName } = useAccessWords();
  const branches = useBranches();
  const [place, width] = useWidth<HTMLDivElement>();
  const columns = useTeamColumns(width);
  const list = useListTable<PersonDto>({ resource: 'team', sort: BY_NAME });
  const choice = (name: 'role' | 'state' | 'branchId', options: { value: string; label: string }[]) => (
    <span className={styles.filter}>
      <ListFilter
        list={list}
        field={name}
        label={t(`filters.${name}`)}
        all={t(`filters.all.${name}`)}
        options={options}
        className=""
      />
    </span>
  );

  return (
    <Card flush>
      <Toolbar
        search={list.search}
        onSearch={list.setSearch}
        placeholder={t('search')}
        actions={<ExportTeam list={list} />}
      >
        {choice(
          'role',
          ROLES.map((role) => ({ value: role, label: roleName(role) })),
        )}
        {choice(
          'state',
          PERSON_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
        )}
        {branches.length > 1 &&
          choice(
            'branchId',
            branches.map(({ id, name }) => ({ value: id, label: name })),
          )}
      </Toolbar>
      <div ref={place}>
        <DataTable
          label={t('title')}
          columns={columns}
          {...list.table}
          rowLink={({ id }) => fillPath(users.paths.edit, { id })}
          rowActions={(person) => <PersonMenu person={person} />}
          empty={
            <EmptyState
              icon={Search}
              title={t('nothing')}
              action={<Button onClick={list.clear}>{t('clear')}</Button>}
            />
          }
        />
      </div>
    </Card>
  );
}

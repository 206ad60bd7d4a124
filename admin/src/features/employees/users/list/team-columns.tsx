import type { PersonDto } from '@contracts/team';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './list.module.css';
import { StateTag } from './state-tag';
import { useBranchWords } from '@entities/branch/branch-words';
import { users } from '../users.feature';
import { useAccessWords } from '@entities/access/access-words';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { useNow } from '@shared/state/use-now';
import type { Column } from '@shared/table/data-table';
import { fittingColumns, type FittingColumn } from '@shared/table/fitting-columns';
import { classes } from '@shared/ui/classes';
import { Tag } from '@shared/ui/tag';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

/** What a row tells that is `width` pixels wide: role and state stand below the name where they find no room beside it. */
export function useTeamColumns(width: number): Column<PersonDto>[] {
  const { t } = useTranslation('team');
  const { roleName } = useAccessWords();
  const { relative, moment } = useFormat();
  const branchWords = useBranchWords();
  const now = useNow();
  const beside = width >= 680;
  const columns: FittingColumn<PersonDto>[] = [
    {
      shown: true,
      key: 'name',
      dataIndex: 'name',
      title: t('columns.person'),
      sorter: true,
      width: beside ? '34%' : '46%',
      render: (_, person) => (
        <Link
          to={fillPath(users.paths.edit, { id: person.id })}
          className={classes(styles.person, person.state !== 'ACTIVE' && styles.off)}
        >
          <span className={styles.initials} aria-hidden>
            {initialsOf(person.name)}
          </span>
          <span className={styles.who}>
            <span className={styles.name}>
              {person.name}
              {person.isYou && <Tag>{t('you')}</Tag>}
            </span>
            <span className={styles.email}>{person.email}</span>
            {!beside && (
              <span className={styles.below}>
                {roleName(person.role)}
                <StateTag person={person} />
              </span>
            )}
          </span>
        </Link>
      ),
    },
    {
      shown: beside,
      key: 'role',
      title: t('columns.role'),
      render: (_, { role }) => roleName(role),
    },
    {
      shown: width >= 440,
      key: 'branches',
      title: t('columns.branches'),
      render: (_, { branchIds }) => branchWords(branchIds),
    },
    {
      shown: beside,
      key: 'state',
      title: t('columns.state'),
      render: (_, person) => <StateTag person={person} />,
    },
    {
      shown: width >= 440,
      key: 'lastSeenAt',
      dataIndex: 'lastSeenAt',
      title: t('columns.lastSeen'),
      sorter: true,
      render: (_, { lastSeenAt }) =>
        lastSeenAt ? (
          <time dateTime={lastSeenAt} title={moment(lastSeenAt)}>
            {relative(lastSeenAt, now)}
          </time>
        ) : (
          <span className={styles.faint}>{t('never')}</span>
        ),
    },
  ];
  return fittingColumns(columns);
}

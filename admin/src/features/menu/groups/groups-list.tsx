import { Button, Drawer, Select } from 'antd';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArchiveGroup } from './archive-group';
import { ExportGroups } from './export-groups';
import {
  GROUP_FILTERS,
  isUsed,
  matchesSearch,
  matchesFilter,
  readFilter,
  type GroupKind,
  type GroupRow as Row,
} from './group-kind';
import { GroupRow } from './group-row';
import styles from './groups.module.css';
import { UsedBy } from './used-by';
import { useGroupActions } from './use-group-actions';
import { useMenuRows } from '../rows/menu-rows';
import { ARCHIVED } from '@entities/record/use-branch-rows';
import rowStyles from '../rows/rows.module.css';
import { useListQuery } from '../rows/use-list-query';
import { usePageBranch } from '@entities/branch/branch';
import { useHasPermission } from '@entities/session/access';
import { useNow } from '@shared/state/use-now';
import { Toolbar } from '@shared/table/toolbar';
import { LinkButton } from '@shared/ui/button';
import { Card } from '@shared/ui/card';
import { drawerWidth } from '@shared/tokens/tokens';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

interface GroupsListProps<R extends Row> {
  kind: GroupKind<R>;
  ruleOf: (row: R) => string;
}

/** All groups of a kind in the branch, with everything that can be chosen of them; search and filter stand in the address. */
export function GroupsList<R extends Row>({ kind, ruleOf }: GroupsListProps<R>) {
  const { t } = useTranslation('menu');
  const branch = usePageBranch();
  const mayEdit = useHasPermission('menu.edit');
  // What is new has prices.
  const mayCreate = useHasPermission('menu.price.edit') && mayEdit;
  const maySellOut = useHasPermission('menu.sold-out');
  const now = useNow();
  const { q, show, search, setShow, clear } = useListQuery();
  const filter = readFilter(show);
  const list = useMenuRows<R>({
    resource: kind.resource,
    branchId: branch.id,
    filters: filter === 'ARCHIVED' ? ARCHIVED : undefined,
  });
  const actions = useGroupActions<R>(kind);
  const [shown, setShown] = useState<{ id: string; as: 'usedBy' | 'archive' } | null>(null);

  const rows = list.rows ?? [];
  const found = rows.filter((row) => {
    const options = kind.optionsOf(row);
    return matchesSearch(row, options, q) && matchesFilter(row, options, filter, new Date(now));
  });
  const opened = rows.find(({ id }) => id === shown?.id);
  const noneYet = list.rows?.length === 0 && filter !== 'ARCHIVED';
  const create = mayCreate && (
    <LinkButton to={kind.paths.create} type="primary" icon={<Plus size={16} strokeWidth={1.75} />}>
      {t(`${kind.words}.new`)}
    </LinkButton>
  );
  const archive = (row: R) =>
    isUsed(row)
      ? setShown({ id: row.id, as: 'archive' })
      : void actions.archive(row, t('archived', { name: row.name }));

  return (
    <Page>
      <PageHeader
        title={t(`${kind.words}.title`)}
        subtitle={t(mayEdit ? `${kind.words}.subtitle` : maySellOut ? 'groups.soldOutOnly' : 'readOnly')}
        actions={!noneYet && create}
      />
      {list.error ? (
        <ErrorState error={list.error} onRetry={list.refetch} />
      ) : noneYet ? (
        <EmptyState
          icon={kind.icon}
          title={t(`${kind.words}.empty.title`)}
          text={t(mayCreate ? `${kind.words}.empty.text` : 'category.empty.readOnly')}
          action={create}
        />
      ) : (
        <Card flush>
          <Toolbar
            search={q}
            onSearch={search}
            placeholder={t(`${kind.words}.search`)}
            actions={<ExportGroups kind={kind} rows={found} ruleOf={ruleOf} clock={branch} />}
          >
            <Select
              className={styles.filter}
              aria-label={t('groups.filters.label')}
              value={filter}
              onChange={(value) => setShow(value === 'all' ? '' : value)}
              options={GROUP_FILTERS.map((value) => ({ value, label: t(`groups.filters.${value}`) }))}
            />
            <span className={rowStyles.note} role="status">
              {list.rows && (q || filter !== 'all') ? t('groups.found', { count: found.length }) : ''}
            </span>
          </Toolbar>
          {!list.rows ? (
            <div className={styles.loading}>
              <Skeleton lines={8} height={28} />
            </div>
          ) : found.length === 0 ? (
            <EmptyState
              icon={Search}
              title={filter === 'ARCHIVED' && !q ? t('groups.noneArchived') : t('groups.nothing')}
              action={<Button onClick={clear}>{t('clear')}</Button>}
            />
          ) : (
            <ul className={rowStyles.list} aria-label={t(`${kind.words}.title`)}>
              {found.map((row) => (
                <GroupRow
                  key={row.id}
                  kind={kind}
                  row={row}
                  rule={ruleOf(row)}
                  clock={branch}
                  actions={actions}
                  onUsedBy={() => setShown({ id: row.id, as: 'usedBy' })}
                  onArchive={() => archive(row)}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
      {opened && shown?.as === 'usedBy' && (
        <Drawer
          open
          title={t('groups.usedByName', { name: opened.name })}
          width={drawerWidth.regular}
          onClose={() => setShown(null)}
        >
          <UsedBy kind={kind} row={opened} clock={branch} />
        </Drawer>
      )}
      {opened && shown?.as === 'archive' && (
        <ArchiveGroup
          kind={kind}
          row={opened}
          clock={branch}
          actions={actions}
          onClose={() => setShown(null)}
        />
      )}
    </Page>
  );
}

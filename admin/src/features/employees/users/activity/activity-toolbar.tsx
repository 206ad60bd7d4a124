import { Button, Select } from 'antd';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTIONS, type ActivityFilters } from './activity-filters';
import styles from './activity.module.css';
import { ExportActivity } from './export-button';
import type { Activity } from './use-activity';
import { useBranches } from '@entities/branch/branch';
import { ResourceSelect } from '@entities/record/resource-select';
import { DayRangeInput } from '@entities/clock/date-inputs';
import lists from '@shared/table/list-parts.module.css';
import { SkeletonLine } from '@shared/ui/states';

const ALL = 'all';

/** By whom, about what, where and when. */
export function ActivityToolbar({ activity }: { activity: Activity }) {
  const { t } = useTranslation(['activity', 'navigation', 'team']);
  const { filters, change, isFiltered, clear } = activity;
  const branches = useBranches();
  const actions = ACTIONS[filters.entity] ?? [];
  const { isLoading } = activity;
  // The calendar weighs most here, and nobody narrows a list before it is there: it is loaded after that.
  const [withCalendar, setWithCalendar] = useState(false);
  useEffect(() => {
    if (!isLoading) setWithCalendar(true);
  }, [isLoading]);

  const choice = (
    name: Exclude<keyof ActivityFilters, 'from' | 'to'>,
    options: { value: string; label: string }[],
    more: Partial<ActivityFilters> = {},
  ) => (
    <span className={styles.filter}>
      <Select
        style={{ width: '100%' }}
        aria-label={t(`filters.${name}`)}
        value={filters[name] || ALL}
        onChange={(value) => change({ ...more, [name]: value === ALL ? '' : value })}
        options={[{ value: ALL, label: t(`filters.all.${name}`) }, ...options]}
      />
    </span>
  );
  return (
    <div className={lists.toolbar}>
      <span className={styles.filter}>
        <ResourceSelect
          style={{ width: '100%' }}
          aria-label={t('filters.person')}
          resource="team"
          before={[{ value: ALL, label: t('filters.all.person') }]}
          value={filters.person || ALL}
          onChange={(value) => change({ person: value === ALL || value === null ? '' : value })}
        />
      </span>
      {choice(
        'entity',
        Object.entries(t('navigation:nouns', { returnObjects: true })).map(([value, label]) => ({
          value,
          label,
        })),
        { action: '' },
      )}
      {actions.length > 0 &&
        choice(
          'action',
          actions.map((action) => ({ value: action, label: t(`actions.${action}`) })),
        )}
      {branches.length > 1 &&
        choice(
          'branch',
          branches.map(({ id, name }) => ({ value: id, label: name })),
        )}
      <span className={styles.period}>
        {withCalendar ? (
          <DayRangeInput
            labels={[t('filters.from'), t('filters.to')]}
            from={filters.from || null}
            to={filters.to || null}
            onChange={(from, to) => change({ from: from ?? '', to: to ?? '' })}
          />
        ) : (
          <SkeletonLine height={36} />
        )}
      </span>
      {isFiltered && (
        <Button
          size="small"
          type="text"
          icon={<X size={14} strokeWidth={1.75} aria-hidden />}
          onClick={clear}
        >
          {t('team:clear')}
        </Button>
      )}
      <span className={lists.actions}>
        <ExportActivity activity={activity} />
      </span>
    </div>
  );
}

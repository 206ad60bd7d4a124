import { Button } from 'antd';
import { ScrollText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActivityToolbar } from './activity-toolbar';
import styles from './activity.module.css';
import { useActivity } from './use-activity';
import { EntryList } from '@entities/activity/entry-list';
import { Steps } from '@shared/table/pagination';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** Everything that was done, the newest first, in sentences; each opens to what was before and after. */
export function ActivityTab() {
  const { t } = useTranslation(['activity', 'team']);
  const activity = useActivity();
  const { data, error, isLoading, isStale, next, cursor, change } = activity;

  return (
    <Card flush>
      <ActivityToolbar activity={activity} />
      {error && !data ? (
        <ErrorState error={error} onRetry={activity.refetch} />
      ) : isLoading || !data ? (
        <div className={styles.loading}>
          <Skeleton lines={8} height={18} />
        </div>
      ) : data.length === 0 ? (
        <EmptyState
          icon={activity.isFiltered ? SearchX : ScrollText}
          title={t(activity.isFiltered ? 'nothing' : 'empty')}
          action={activity.isFiltered && <Button onClick={activity.clear}>{t('team:clear')}</Button>}
        />
      ) : (
        <>
          <EntryList entries={data} faint={isStale} />
          <footer className={styles.foot}>
            {cursor && <Button onClick={() => change({ cursor: '' })}>{t('newest')}</Button>}
            <Steps
              onBack={cursor ? () => window.history.back() : undefined}
              onNext={next ? () => change({ cursor: next }) : undefined}
            />
          </footer>
        </>
      )}
    </Card>
  );
}

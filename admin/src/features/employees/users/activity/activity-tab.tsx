import { Button } from 'antd';
import type { AuditEntryDto } from '@contracts/audit';
import { localTime } from '@domain/time';
import { ScrollText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityToolbar } from './activity-toolbar';
import styles from './activity.module.css';
import { EntryDrawer } from './entry-drawer';
import { useSentences } from './sentences';
import { useActivity } from './use-activity';
import { useBranches } from '@entities/branch/branch';
import { useFormat } from '@shared/format/context';
import { Steps } from '@shared/table/pagination';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** Everything that was done, the newest first, in sentences; each opens to what was before and after. */
export function ActivityTab() {
  const { t } = useTranslation('team');
  const activity = useActivity();
  const { data, error, isLoading, isStale, next, cursor, change } = activity;
  const [open, setOpen] = useState<AuditEntryDto | null>(null);

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
          title={t(activity.isFiltered ? 'activity.nothing' : 'activity.empty')}
          action={activity.isFiltered && <Button onClick={activity.clear}>{t('clear')}</Button>}
        />
      ) : (
        <>
          <Days entries={data} faint={isStale} onOpen={setOpen} />
          <footer className={styles.foot}>
            {cursor && <Button onClick={() => change({ cursor: '' })}>{t('activity.newest')}</Button>}
            <Steps
              onBack={cursor ? () => window.history.back() : undefined}
              onNext={next ? () => change({ cursor: next }) : undefined}
            />
          </footer>
        </>
      )}
      {open && <EntryDrawer entry={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

interface DaysProps {
  entries: readonly AuditEntryDto[];
  faint: boolean;
  onOpen: (entry: AuditEntryDto) => void;
}

function Days({ entries, faint, onOpen }: DaysProps) {
  const { timeZone, day } = useFormat();
  const days = new Map<string, AuditEntryDto[]>();
  for (const entry of entries) {
    const date = localTime(new Date(entry.at), timeZone).day;
    days.set(date, [...(days.get(date) ?? []), entry]);
  }
  return (
    <div className={styles.days} data-faint={faint || undefined}>
      {[...days].map(([date, ofDay]) => (
        <section key={date}>
          <h3 className={styles.day}>{day(date, 'long')}</h3>
          <ul className={styles.list}>
            {ofDay.map((entry) => (
              <Line key={entry.id} entry={entry} onOpen={() => onOpen(entry)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ entry, onOpen }: { entry: AuditEntryDto; onOpen: () => void }) {
  const { t } = useTranslation('team');
  const { clock } = useFormat();
  const { sentence } = useSentences();
  const branch = useBranches().find(({ id }) => id === entry.branchId);
  return (
    <li>
      <Button block type="text" className={styles.line} onClick={onOpen}>
        <time dateTime={entry.at} className={styles.time}>
          {clock(entry.at)}
        </time>
        <span className={styles.sentence}>
          {sentence(entry)}
          {entry.approvedBy && (
            <span className={styles.faint}> {t('activity.approvedBy', { name: entry.approvedBy })}</span>
          )}
        </span>
        {branch && <span className={styles.place}>{branch.name}</span>}
      </Button>
    </li>
  );
}

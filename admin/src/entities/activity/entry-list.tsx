import { Button } from 'antd';
import type { AuditEntryDto } from '@contracts/audit';
import { localTime } from '@domain/time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './activity.module.css';
import { EntryDrawer } from './entry-drawer';
import { useNounWords } from './use-noun-words';
import { useSentences } from './use-sentences';
import { useBranches } from '@entities/branch/branch';
import { useFormat } from '@shared/format/context';

interface EntryListProps {
  /** The newest first. */
  entries: readonly AuditEntryDto[];
  /** Shown while a newer answer is on its way. */
  faint?: boolean;
}

/** Entries of the log by day, in sentences; each opens to the fields before and after. */
export function EntryList({ entries, faint }: EntryListProps) {
  const [open, setOpen] = useState<AuditEntryDto | null>(null);
  useNounWords(entries);
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
              <Line key={entry.id} entry={entry} onOpen={() => setOpen(entry)} />
            ))}
          </ul>
        </section>
      ))}
      {open && <EntryDrawer entry={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Line({ entry, onOpen }: { entry: AuditEntryDto; onOpen: () => void }) {
  const { t } = useTranslation('activity');
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
            <span className={styles.faint}> {t('approvedBy', { name: entry.approvedBy })}</span>
          )}
        </span>
        {branch && <span className={styles.place}>{branch.name}</span>}
      </Button>
    </li>
  );
}

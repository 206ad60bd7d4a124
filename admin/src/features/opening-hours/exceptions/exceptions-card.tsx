import type { HoursExceptionDto } from '@contracts/hours-exceptions';
import { Button, Switch, Tag } from 'antd';
import { CalendarOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExceptionWords } from './exception-words';
import { ExceptionDialog } from './exception-dialog';
import styles from './exceptions.module.css';
import { HolidaysDrawer } from './holidays-drawer';
import { useExceptions, useRemoveException } from './use-exceptions';
import { DataTable } from '@shared/table/data-table';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';

interface ExceptionsCardProps {
  branchId: string;
  /** 'YYYY-MM-DD' where the branch is. */
  today: string;
  mayEdit: boolean;
}

type Open = { what: 'holidays' } | { what: 'days'; row: HoursExceptionDto | null };

/** Days that differ from the week: chosen from the holidays of the place, or told one by one. */
export function ExceptionsCard({ branchId, today, mayEdit }: ExceptionsCardProps) {
  const { t } = useTranslation('hours');
  const { rows, error, refetch } = useExceptions(branchId);
  const remove = useRemoveException();
  const words = useExceptionWords();
  const [open, setOpen] = useState<Open | null>(null);
  const [past, setPast] = useState(false);
  const isPast = ({ yearly, to }: HoursExceptionDto) => !yearly && to < today;
  const shown = rows?.filter((row) => past || !isPast(row));

  return (
    <Card
      title={t('exceptions.title')}
      actions={
        mayEdit && (
          <div className={styles.actions}>
            <Button onClick={() => setOpen({ what: 'holidays' })}>{t('exceptions.holidays')}</Button>
            <Button onClick={() => setOpen({ what: 'days', row: null })}>{t('exceptions.add')}</Button>
          </div>
        )
      }
    >
      <p className={styles.text}>{t('exceptions.text')}</p>
      <DataTable
        label={t('exceptions.title')}
        rowKey="id"
        pagination={false}
        dataSource={shown}
        isLoading={!rows && !error}
        error={error}
        onRetry={refetch}
        empty={<EmptyState compact icon={CalendarOff} title={t('exceptions.empty')} />}
        columns={[
          {
            key: 'days',
            title: t('exceptions.days'),
            render: (_, row) => (
              <>
                {words.days(row)} {row.yearly && <Tag>{t('exceptions.yearly')}</Tag>}
              </>
            ),
          },
          { key: 'reason', title: t('exceptions.reason'), render: (_, row) => row.reason || '–' },
          { key: 'hours', title: t('exceptions.what'), render: (_, row) => words.hours(row) },
        ]}
        rowActions={
          mayEdit
            ? (row) => (
                <>
                  <Button
                    type="text"
                    title={t('exceptions.edit', { days: words.days(row) })}
                    icon={<Pencil size={16} strokeWidth={1.5} />}
                    onClick={() => setOpen({ what: 'days', row })}
                  />
                  <Button
                    type="text"
                    title={t('exceptions.remove', { days: words.days(row) })}
                    icon={<Trash2 size={16} strokeWidth={1.5} />}
                    onClick={() => void remove(row)}
                  />
                </>
              )
            : undefined
        }
      />
      {rows?.some(isPast) && (
        <label className={styles.past}>
          <Switch size="small" checked={past} onChange={setPast} /> {t('exceptions.past')}
        </label>
      )}
      {open?.what === 'days' && (
        <ExceptionDialog branchId={branchId} today={today} row={open.row} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'holidays' && (
        <HolidaysDrawer branchId={branchId} today={today} rows={rows ?? []} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}

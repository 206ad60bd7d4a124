import type { HolidayDto, HoursExceptionDto } from '@contracts/hours-exceptions';
import { exceptionOn } from '@domain/opening-hours';
import { Drawer, Select, Switch, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './exceptions.module.css';
import { useRemoveException, useSaveException } from './use-exceptions';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { useErrorMessage } from '@entities/record/use-error-message';
import { drawerWidth } from '@shared/tokens/tokens';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface HolidaysDrawerProps {
  branchId: string;
  today: string;
  rows: readonly HoursExceptionDto[];
  onClose: () => void;
}

/** The holidays of the place, year by year: each is closed or not, at once. */
export function HolidaysDrawer({ branchId, today, rows, onClose }: HolidaysDrawerProps) {
  const { t } = useTranslation('hours');
  const { day } = useFormat();
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const { data, error, refetch } = useApi<HolidayDto[]>(`/api/branches/${branchId}/holidays`, {
    query: { year },
  });
  const { create } = useSaveException();
  const remove = useRemoveException();
  const showError = useErrorMessage();
  const [busy, setBusy] = useState<string | null>(null);

  const choose = async (holiday: HolidayDto, closed: boolean, row: HoursExceptionDto | undefined) => {
    setBusy(holiday.from);
    try {
      const { from, to, name: reason, yearly } = holiday;
      if (closed) await create({ branchId, from, to, reason, yearly, kind: 'CLOSED' });
      else if (row) await remove(row);
    } catch (failed) {
      showError(failed);
    } finally {
      setBusy(null);
    }
  };

  return (
    <Drawer open title={t('holidays.title')} width={drawerWidth.regular} onClose={onClose}>
      <p className={styles.text}>{t('holidays.text')}</p>
      <Select
        className={styles.year}
        aria-label={t('holidays.year')}
        value={year}
        options={[0, 1, 2].map((ahead) => ({ value: thisYear + ahead, label: String(thisYear + ahead) }))}
        onChange={setYear}
      />
      {error && !data ? (
        <ErrorState compact error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton lines={10} height={24} />
      ) : data.length === 0 ? (
        <p>{t('holidays.none')}</p>
      ) : (
        data
          .filter(({ to }) => to >= today)
          .map((holiday) => {
            const decides = exceptionOn(rows, holiday.from);
            const row = rows.find((each) => each === decides);
            return (
              <div key={`${holiday.from} ${holiday.name}`} className={styles.holiday}>
                <div>
                  {holiday.name} <Tag>{t(`holidays.kinds.${holiday.kind}`)}</Tag>
                  <div className={styles.day}>
                    {day(holiday.from, 'long')}
                    {row?.kind === 'SPECIAL' && ` · ${t('holidays.other')}`}
                  </div>
                </div>
                <Switch
                  aria-label={t('holidays.closed', { name: holiday.name, day: day(holiday.from) })}
                  checked={row?.kind === 'CLOSED'}
                  disabled={row?.kind === 'SPECIAL'}
                  loading={busy === holiday.from}
                  onChange={(closed) => void choose(holiday, closed, row)}
                />
              </div>
            );
          })
      )}
    </Drawer>
  );
}

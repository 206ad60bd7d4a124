import { Button } from 'antd';
import { SOLD_OUT_UNTIL_CHANGED } from '@domain/menu';
import { localTime } from '@domain/time';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GroupKind, GroupRow } from './group-kind';
import { groupsCsv } from './groups-csv';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useFormat } from '@shared/format/context';
import { download } from '@shared/table/csv';

interface ExportGroupsProps<R extends GroupRow> {
  kind: GroupKind<R>;
  /** Those that search and filter find. */
  rows: readonly R[];
  ruleOf: (row: R) => string;
  clock: BranchClock | null;
}

/** The groups in sight as a file, a line for each option. */
export function ExportGroups<R extends GroupRow>({ kind, rows, ruleOf, clock }: ExportGroupsProps<R>) {
  const { t } = useTranslation('menu');
  const { amount } = useFormat();
  const zone = clock?.timezone ?? 'UTC';
  const two = (value: number) => String(value).padStart(2, '0');
  const instant = (at: string) => {
    if (at === SOLD_OUT_UNTIL_CHANGED) return t('soldOut.open');
    const { day, minutes } = localTime(new Date(at), zone);
    return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  };
  const save = async () => {
    const csv = await groupsCsv(rows, {
      t: (key) => t(key),
      amount: (cents) => amount(cents, false),
      ruleOf,
      instant,
    });
    download(`${t(`${kind.words}.fileName`)}-${localTime(new Date(), zone).day}.csv`, csv);
  };
  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      disabled={rows.length === 0}
      onClick={() => void save()}
    >
      {t('groups.export')}
    </Button>
  );
}

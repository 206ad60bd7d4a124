import type { CrudSort } from '@refinedev/core';
import type { CommissionDto } from '@contracts/sellers';
import { canMove, COMMISSION_STATES } from '@domain/sellers';
import { Button } from 'antd';
import { HandCoins, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommissionColumns } from './commission-columns';
import { ExportCommissions } from './export-commissions';
import { ReverseDialog } from './reverse-dialog';
import { sumOf, useCommissionActions } from './use-commission-actions';
import { useMay } from '@entities/session/use-may';
import { useFormat } from '@shared/format/context';
import { DataTable } from '@shared/table/data-table';
import { ListFilter } from '@shared/table/list-filter';
import { Toolbar } from '@shared/table/toolbar';
import { useListTable } from '@shared/table/use-list-table';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

const NEWEST: CrudSort = { field: 'businessDay', order: 'desc' };

/** Every order that came by a seller, and what it earns; approved and paid by ticking what is meant. */
export function CommissionsTab({ branchId }: { branchId: string }) {
  const { t } = useTranslation('sellers');
  const { money } = useFormat();
  const mayEdit = useMay('sellers', 'edit');
  const [place, width] = useWidth<HTMLDivElement>();
  const columns = useCommissionColumns(width);
  const list = useListTable<CommissionDto>({ resource: 'commissions', sort: NEWEST, branchId });
  const [ticked, setTicked] = useState<CommissionDto[]>([]);
  const [reversing, setReversing] = useState<CommissionDto | null>(null);
  const { busy, approve, pay } = useCommissionActions(() => setTicked([]));

  const deed = (move: 'approve' | 'pay', act: typeof approve) => {
    const rows = ticked.filter(({ state }) => canMove(state, move));
    return (
      rows.length > 0 && (
        <Button loading={busy === move} onClick={() => void act(rows)}>
          {t(`commissions.${move}`, { count: rows.length, amount: money(sumOf(rows)) })}
        </Button>
      )
    );
  };

  return (
    <Card flush>
      <Toolbar
        search={list.search}
        onSearch={list.setSearch}
        placeholder={t('commissions.search')}
        actions={
          <>
            {deed('approve', approve)}
            {deed('pay', pay)}
            <ExportCommissions branchId={branchId} list={list} />
          </>
        }
      >
        <ListFilter
          list={list}
          field="state"
          label={t('commissions.state')}
          all={t('allStates')}
          options={COMMISSION_STATES.map((value) => ({ value, label: t(`commissionStates.${value}`) }))}
        />
      </Toolbar>
      <div ref={place}>
        <DataTable
          label={t('tabs.commissions')}
          columns={columns}
          {...list.table}
          rowSelection={
            mayEdit
              ? {
                  selectedRowKeys: ticked.map(({ id }) => id),
                  onChange: (_, rows) => setTicked(rows),
                  getCheckboxProps: (row) => ({
                    disabled: !canMove(row.state, 'approve') && !canMove(row.state, 'pay'),
                    'aria-label': t('commissions.tick', { number: row.orderNumber }),
                  }),
                }
              : undefined
          }
          rowActions={(row) =>
            mayEdit &&
            canMove(row.state, 'reverse') &&
            row.netCents > 0 && (
              <Button
                type="text"
                size="small"
                title={t('reverse.name', { number: row.orderNumber })}
                icon={<RotateCcw size={16} strokeWidth={1.5} />}
                onClick={() => setReversing(row)}
              />
            )
          }
          empty={
            <EmptyState
              icon={HandCoins}
              title={t(list.isNarrowed ? 'nothing' : 'commissions.empty')}
              text={list.isNarrowed ? undefined : t('commissions.emptyText')}
              action={list.isNarrowed && <Button onClick={list.clear}>{t('clear')}</Button>}
            />
          }
        />
      </div>
      {reversing && <ReverseDialog row={reversing} onClose={() => setReversing(null)} />}
    </Card>
  );
}

import type { CrudSort } from '@refinedev/core';
import type { CommissionDto } from '@contracts/sellers';
import { canMove, COMMISSION_STATES } from '@domain/sellers';
import { Button } from 'antd';
import { HandCoins, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommissionColumns } from './commission-columns';
import { useExportedCommissions } from './exported-commissions';
import { ReverseDialog } from './reverse-dialog';
import { sumOf, useCommissionActions } from './use-commission-actions';
import { ChoiceFilter } from '@entities/record/list/list-filters';
import { ResourceList } from '@entities/record/list/resource-list';
import { useMay } from '@entities/session/use-may';
import { useFormat } from '@shared/format/context';

const NEWEST: CrudSort = { field: 'businessDay', order: 'desc' };

/** Every order that came by a seller, and what it earns; selected ones are approved and paid together. */
export function CommissionsTab({ branchId }: { branchId: string }) {
  const { t } = useTranslation('sellers');
  const { money } = useFormat();
  const mayEdit = useMay('sellers', 'edit');
  const columns = useCommissionColumns();
  const exported = useExportedCommissions();
  const [reversing, setReversing] = useState<CommissionDto | null>(null);
  const { busy, approve, pay } = useCommissionActions();

  const moveButton = (
    move: 'approve' | 'pay',
    act: typeof approve,
    selected: CommissionDto[],
    clear: () => void,
  ) => {
    const rows = selected.filter(({ state }) => canMove(state, move));
    return (
      rows.length > 0 && (
        <Button loading={busy === move} onClick={() => void act(rows).then(clear)}>
          {t(`commissions.${move}`, { count: rows.length, amount: money(sumOf(rows)) })}
        </Button>
      )
    );
  };

  return (
    <>
      <ResourceList<CommissionDto>
        resource="commissions"
        title={t('tabs.commissions')}
        columns={columns}
        sort={NEWEST}
        branchId={branchId}
        search={t('commissions.search')}
        filters={(list) => (
          <ChoiceFilter
            list={list}
            field="state"
            label={t('commissions.state')}
            options={COMMISSION_STATES.map((value) => ({ value, label: t(`commissionStates.${value}`) }))}
          />
        )}
        bulk={
          mayEdit
            ? {
                nameOf: ({ orderNumber }) => orderNumber,
                canSelect: ({ state }) => canMove(state, 'approve') || canMove(state, 'pay'),
                actions: (rows, clear) => (
                  <>
                    {moveButton('approve', approve, rows, clear)}
                    {moveButton('pay', pay, rows, clear)}
                  </>
                ),
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
        exported={exported}
        empty={{ icon: HandCoins, title: t('commissions.empty'), text: t('commissions.emptyText') }}
      />
      {reversing && <ReverseDialog row={reversing} onClose={() => setReversing(null)} />}
    </>
  );
}

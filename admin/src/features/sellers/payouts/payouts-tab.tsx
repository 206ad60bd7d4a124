import type { SellerSumsDto } from '@contracts/sellers';
import { businessDay } from '@domain/time';
import { Button, Modal, Table } from 'antd';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportPayouts } from './export-payouts';
import { usePayoutColumns } from './payout-columns';
import { monthBefore, monthTo, type Period } from './period';
import { useCommissionActions } from '../commissions/use-commission-actions';
import styles from '../sellers.module.css';
import { usePageBranch } from '@entities/branch/branch';
import { DayRangeInput } from '@entities/clock/date-inputs';
import { Money } from '@entities/money/money';
import { useMay } from '@entities/session/use-may';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { DataTable, type Column } from '@shared/table/data-table';
import { dialogWidth } from '@shared/tokens/tokens';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

/** What each seller is to be paid for a period, and what they were. */
export function PayoutsTab({ branchId }: { branchId: string }) {
  const { t } = useTranslation('sellers');
  const { money } = useFormat();
  const { timezone, closeoutTime } = usePageBranch();
  const mayEdit = useMay('sellers', 'edit');
  const [params, setParams] = useSearchParams();
  const [place, width] = useWidth<HTMLDivElement>();
  const columns = usePayoutColumns(width);
  const [paying, setPaying] = useState<SellerSumsDto | null>(null);
  const today = businessDay(new Date(useNow()), timezone, closeoutTime);
  const usual = monthTo(today);
  const period = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to };
  const { data, error, isLoading, isStale, refetch } = useApi<SellerSumsDto[]>('/api/commissions/sums', {
    query: { branchId, ...period },
    keepPrevious: true,
  });
  const actions = useCommissionActions();
  const choose = ({ from, to }: Period) => setParams({ tab: 'payouts', from, to }, { replace: true });
  const rows = data ?? [];
  const total = (key: 'soldCents' | 'pendingCents' | 'earnedCents' | 'approvedCents' | 'paidCents') =>
    rows.reduce((sum, row) => sum + row[key], 0);

  const payColumn: Column<SellerSumsDto> = {
    key: 'pay',
    title: <span className="visually-hidden">{t('columns.actions')}</span>,
    align: 'end',
    render: (_, row) =>
      row.approvedCents > 0 && (
        <Button size="small" onClick={() => setPaying(row)}>
          {t('payouts.pay', { amount: money(row.approvedCents) })}
        </Button>
      ),
  };
  const pay = async (row: SellerSumsDto) => {
    await actions.payOut(row.sellerId, { ...period, expectedCents: row.approvedCents });
    setPaying(null);
  };

  return (
    <Card flush>
      <div className={styles.period}>
        <DayRangeInput
          from={period.from}
          to={period.to}
          labels={[t('payouts.from'), t('payouts.to')]}
          onChange={(from, to) => choose({ from: from ?? usual.from, to: to ?? usual.to })}
        />
        <Button onClick={() => choose(usual)}>{t('payouts.thisMonth')}</Button>
        <Button onClick={() => choose(monthBefore(today))}>{t('payouts.lastMonth')}</Button>
        <span className={styles.grow} />
        <ExportPayouts rows={rows} period={period} />
      </div>
      <div ref={place}>
        <DataTable
          label={t('tabs.payouts')}
          columns={mayEdit ? [...columns, payColumn] : columns}
          dataSource={rows}
          rowKey="sellerId"
          pagination={false}
          isLoading={isLoading}
          isStale={isStale}
          error={error}
          onRetry={refetch}
          summary={() =>
            rows.length > 1 && (
              <Table.Summary.Row className={styles.total}>
                {columns.map(({ key }, index) => (
                  <Table.Summary.Cell key={String(key)} index={index} align={index > 0 ? 'right' : undefined}>
                    {index === 0 ? (
                      <strong>{t('payouts.total')}</strong>
                    ) : isSum(key) ? (
                      <strong>
                        <Money cents={total(key)} />
                      </strong>
                    ) : null}
                  </Table.Summary.Cell>
                ))}
                {mayEdit && (
                  <Table.Summary.Cell index={columns.length} align="right">
                    {/* Where there is no column for it, the buttons above say what comes to this. */}
                    {columns.every(({ key }) => key !== 'approvedCents') && (
                      <strong>
                        <Money cents={total('approvedCents')} />
                      </strong>
                    )}
                  </Table.Summary.Cell>
                )}
              </Table.Summary.Row>
            )
          }
          empty={<EmptyState icon={HandCoins} title={t('payouts.empty')} text={t('payouts.emptyText')} />}
        />
      </div>
      {paying && (
        <Modal
          open
          title={t('payouts.title', { name: paying.sellerName })}
          width={dialogWidth.regular}
          okText={t('payouts.ok', { amount: money(paying.approvedCents) })}
          confirmLoading={actions.busy === paying.sellerId}
          onOk={() => void pay(paying)}
          onCancel={() => setPaying(null)}
        >
          <p>{t('payouts.text')}</p>
        </Modal>
      )}
    </Card>
  );
}

const SUMS = ['soldCents', 'pendingCents', 'earnedCents', 'approvedCents', 'paidCents'] as const;
const isSum = (key: unknown): key is (typeof SUMS)[number] => SUMS.some((each) => each === key);

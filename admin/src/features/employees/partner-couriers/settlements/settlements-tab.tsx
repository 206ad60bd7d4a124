import type { CrudSort } from '@refinedev/core';
import type { DeliveryDto, SettlementDto } from '@contracts/couriers';
import { Button, Drawer, Flex } from 'antd';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportSheet } from './export-sheet';
import { PrintSheet } from './print-sheet';
import { useSettlementColumns } from './settlement-columns';
import { SettlementSheet } from './settlement-sheet';
import { useSettlementsChanged } from './use-settlements-changed';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useMay } from '@entities/session/use-may';
import { request } from '@shared/api/request';
import { useApi } from '@shared/api/use-api';
import { DataTable } from '@shared/table/data-table';
import { ListFilter } from '@shared/table/list-filter';
import { Toolbar } from '@shared/table/toolbar';
import { useListTable } from '@shared/table/use-list-table';
import { drawerWidth } from '@shared/tokens/tokens';
import { Card } from '@shared/ui/card';
import { EmptyState, Skeleton } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

const NEWEST: CrudSort = { field: 'createdAt', order: 'desc' };

/** What was settled with couriers, and what of it still has to change hands. */
export function SettlementsTab({ branchId }: { branchId: string }) {
  const { t } = useTranslation('couriers');
  const sayWhy = useErrorMessage();
  const mayEdit = useMay('couriers', 'edit');
  const [place, width] = useWidth<HTMLDivElement>();
  const list = useListTable<SettlementDto>({ resource: 'settlements', sort: NEWEST, branchId });
  const [shown, setShown] = useState<SettlementDto | null>(null);
  const [paying, setPaying] = useState<string | null>(null);
  const settlementsChanged = useSettlementsChanged();
  const pay = async ({ id, version }: SettlementDto) => {
    setPaying(id);
    try {
      await request<SettlementDto>('POST', `/api/settlements/${id}/pay`, { version });
    } catch (error) {
      sayWhy(error);
    } finally {
      setPaying(null);
      await settlementsChanged();
    }
  };
  const columns = useSettlementColumns(width, setShown);
  return (
    <Card flush>
      <Toolbar search={list.search} onSearch={list.setSearch} placeholder={t('search')}>
        <ListFilter
          list={list}
          field="state"
          label={t('fields.state')}
          all={t('settle.all')}
          options={(['CLOSED', 'PAID'] as const).map((value) => ({
            value,
            label: t(`settlementStates.${value}`),
          }))}
        />
      </Toolbar>
      <div ref={place}>
        <DataTable
          label={t('tabs.settlements')}
          columns={columns}
          {...list.table}
          rowActions={
            mayEdit
              ? (row) =>
                  row.state === 'CLOSED' && (
                    <Button size="small" loading={paying === row.id} onClick={() => void pay(row)}>
                      {t(row.balanceCents < 0 ? 'settle.received' : 'settle.paid')}
                    </Button>
                  )
              : undefined
          }
          empty={
            <EmptyState
              icon={HandCoins}
              title={t(list.isNarrowed ? 'nothing' : 'settle.none')}
              text={t('settle.noneText')}
            />
          }
        />
      </div>
      {shown && <Shown settlement={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}

function Shown({ settlement, onClose }: { settlement: SettlementDto; onClose: () => void }) {
  const { t } = useTranslation('couriers');
  const { data } = useApi<DeliveryDto[]>(`/api/settlements/${settlement.id}/deliveries`);
  return (
    <Drawer
      open
      title={t('settle.title', { name: settlement.courierName })}
      width={drawerWidth.wide}
      onClose={onClose}
      footer={
        data && (
          <Flex gap={8} justify="end" wrap>
            <PrintSheet
              name={settlement.courierName}
              closedAt={settlement.closedAt}
              sums={settlement}
              trips={data}
            />
            <ExportSheet name={settlement.courierName} sums={settlement} trips={data} />
          </Flex>
        )
      }
    >
      {data ? <SettlementSheet sums={settlement} trips={data} /> : <Skeleton lines={5} height={20} />}
    </Drawer>
  );
}

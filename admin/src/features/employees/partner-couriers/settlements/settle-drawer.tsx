import { useNotification } from '@refinedev/core';
import type { CourierOnBoard, OpenSettlementDto, SettlementDto } from '@contracts/couriers';
import { cashToHandIn, isBeforePickUp, isOpenStop } from '@domain/couriers';
import { Alert, Button, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportSheet } from './export-sheet';
import { PrintSheet } from './print-sheet';
import { SettlementSheet } from './settlement-sheet';
import { useSettlementsChanged } from './use-settlements-changed';
import { RefusedStops } from '@entities/courier/refused-stops';
import { MoneyInput } from '@entities/money/money-input';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { drawerWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface SettleDrawerProps {
  courier: Pick<CourierOnBoard, 'id' | 'name' | 'trips'>;
  onClose: () => void;
}

/** The end of a shift: what the courier earned, what they hand in, and closing it. */
export function SettleDrawer({ courier: { id, name, trips: open }, onClose }: SettleDrawerProps) {
  const { t, i18n } = useTranslation('couriers');
  const { money } = useFormat();
  const { open: notify } = useNotification();
  const { data, error, refetch } = useApi<OpenSettlementDto>(`/api/couriers/${id}/settlement`, {
    fresh: true,
  });
  const settlementsChanged = useSettlementsChanged();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [counted, setCounted] = useState<number | null>(null);
  const trips = data?.trips.length ?? 0;
  const handsIn = data ? cashToHandIn(data) : 0;
  const countedCents = handsIn > 0 ? counted : null;
  const sums = data && { ...data, countedCents };
  /** Why trips are not over: what they have brought so far is settled with them. */
  const underWay = open
    .filter(({ state }) => !isBeforePickUp(state))
    .flatMap(({ stops }) => stops.filter(({ state }) => isOpenStop(state)))
    .map(({ orderNumber }) => orderNumber);

  const close = async () => {
    if (!data) return;
    setBusy(true);
    setProblem(null);
    try {
      await request<SettlementDto>('POST', `/api/couriers/${id}/settle`, {
        expectedBalanceCents: data.balanceCents,
        expectedTrips: trips,
        countedCents,
      });
      notify?.({ type: 'success', message: t('settle.done', { name }) });
      void settlementsChanged();
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure);
      refetch();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Drawer
      open
      title={t('settle.title', { name })}
      width={drawerWidth.wide}
      onClose={onClose}
      footer={
        sums && (
          <Flex gap={8} justify="end" wrap>
            <PrintSheet name={name} closedAt={null} sums={sums} trips={sums.trips} />
            <ExportSheet name={name} sums={sums} trips={sums.trips} />
            <Button
              type="primary"
              disabled={trips === 0 && sums.broughtForwardCents === 0}
              loading={busy}
              onClick={() => void close()}
            >
              {handsIn > 0
                ? t('settle.takeIn', { amount: money(handsIn) })
                : t('settle.payOut', { amount: money(sums.balanceCents) })}
            </Button>
          </Flex>
        )
      }
    >
      {problem && <Alert type="error" showIcon role="alert" message={problem.message} />}
      {underWay.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('settle.underWay', {
            orders: new Intl.ListFormat(i18n.language).format(underWay),
          })}
        />
      )}
      <RefusedStops stops={(data?.trips ?? []).flatMap(({ stops }) => stops)} />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={5} height={20} />}
      {handsIn > 0 && (
        <Field
          label={t('settle.countedOf', { amount: money(handsIn) })}
          hint={t('settle.countedHint')}
          optional
        >
          {(control) => <MoneyInput {...control} value={counted} onChange={setCounted} />}
        </Field>
      )}
      {sums && <SettlementSheet sums={sums} trips={sums.trips} />}
    </Drawer>
  );
}

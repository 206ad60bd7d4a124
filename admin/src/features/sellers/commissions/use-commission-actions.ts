import { useNotification } from '@refinedev/core';
import type { CommissionDto, CommissionsMovedDto } from '@contracts/sellers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommissionsChanged } from './use-commissions-changed';
import { useErrorMessage } from '@entities/record/use-error-message';
import { request } from '@shared/api/request';
import { useFormat } from '@shared/format/context';

/** What is done to several commissions at once; the lists that tell of them are read again, done or refused. */
export function useCommissionActions() {
  const { t } = useTranslation('sellers');
  const { money } = useFormat();
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const commissionsChanged = useCommissionsChanged();
  const [busy, setBusy] = useState<string | null>(null);

  const send = async (key: string, path: string, body: object, words: 'approved' | 'paid') => {
    setBusy(key);
    try {
      const { count, amountCents } = await request<CommissionsMovedDto>('POST', path, body);
      notify?.({ type: 'success', message: t(`done.${words}`, { count, amount: money(amountCents) }) });
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(null);
      await commissionsChanged();
    }
  };
  const several = (rows: readonly CommissionDto[]) => ({
    ids: rows.map(({ id }) => id),
    expectedCents: sumOf(rows),
  });
  return {
    busy,
    approve: (rows: readonly CommissionDto[]) =>
      send('approve', '/api/commissions/approve', several(rows), 'approved'),
    pay: (rows: readonly CommissionDto[]) => send('pay', '/api/commissions/pay', several(rows), 'paid'),
    payOut: (sellerId: string, body: { from: string; to: string; expectedCents: number }) =>
      send(sellerId, `/api/sellers/${sellerId}/pay-out`, body, 'paid'),
  };
}

/** What commissions come to, in minor units. */
export const sumOf = (rows: readonly Pick<CommissionDto, 'netCents'>[]): number =>
  rows.reduce((sum, { netCents }) => sum + netCents, 0);

import type { DeliveryDto } from '@contracts/couriers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';
import { moneyForField } from '@shared/format/money';
import { toCsv } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

/** The trips of a settlement as a sheet. */
export function ExportSheet({ name, trips }: { name: string; trips: readonly DeliveryDto[] }) {
  const { t } = useTranslation('couriers');
  const { currency, language } = useFormat();
  const amount = (cents: number) => moneyForField(cents, currency, language);
  const collect = async () => ({
    fileName: `${t('export.file')} ${name}.csv`,
    csv: await toCsv(trips, [
      { title: t('export.day'), value: (trip) => trip.businessDay },
      { title: t('export.orders'), value: (trip) => trip.stops.map((stop) => stop.orderNumber).join(' ') },
      { title: t('export.state'), value: (trip) => t(`deliveryStates.${trip.state}`) },
      { title: t('sums.earnedCents'), value: (trip) => amount(trip.earnedCents) },
      { title: t('sums.tipsCents'), value: (trip) => amount(trip.tipCents) },
      { title: t('sums.cashCents'), value: (trip) => amount(trip.cashCents) },
      { title: t('sums.changeCents'), value: (trip) => amount(trip.changeCents) },
    ]),
    cut: false,
    message: t('export.done', { count: trips.length }),
  });
  return (
    <ExportButton
      words={{
        button: t('export.button'),
        exporting: t('export.exporting'),
        failed: t('export.failed'),
      }}
      disabled={trips.length === 0}
      collect={collect}
    />
  );
}

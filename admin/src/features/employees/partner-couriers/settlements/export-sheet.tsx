import type { DeliveryDto } from '@contracts/couriers';
import type { SettlementSums } from '@domain/couriers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';
import { toCsv } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

interface ExportSheetProps {
  name: string;
  sums: SettlementSums & { countedCents?: number | null };
  trips: readonly DeliveryDto[];
}

/** A row of the sheet: a trip, or what all of them come to. */
interface Row extends Pick<DeliveryDto, 'earnedCents' | 'cashCents' | 'changeCents'> {
  day: string;
  orders: string;
  state: string;
  tipsCents: number;
  broughtForwardCents: number | null;
  balanceCents: number | null;
}

/** The trips of a settlement as a sheet, with what they come to in its last line. */
export function ExportSheet({ name, sums, trips }: ExportSheetProps) {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  const amount = (cents: number) => format.amount(cents, false);
  const counted = sums.countedCents ?? null;
  const ofTrip = (trip: DeliveryDto): Row => ({
    ...trip,
    day: trip.businessDay,
    orders: trip.stops.map(({ orderNumber }) => orderNumber).join(' '),
    state: t(`deliveryStates.${trip.state}`),
    tipsCents: trip.tipCents,
    broughtForwardCents: null,
    balanceCents: null,
  });
  const total: Row = { ...sums, day: t('settle.totals'), orders: String(sums.deliveries), state: '' };
  const collect = async () => ({
    fileName: `${t('export.file')} ${name}.csv`,
    csv: await toCsv(
      [...trips.map(ofTrip), total],
      [
        { title: t('export.day'), value: ({ day }) => day },
        { title: t('export.orders'), value: ({ orders }) => orders },
        { title: t('export.state'), value: ({ state }) => state },
        { title: t('sums.earnedCents'), value: (row) => amount(row.earnedCents) },
        { title: t('sums.tipsCents'), value: (row) => amount(row.tipsCents) },
        { title: t('sums.cashCents'), value: (row) => amount(row.cashCents) },
        { title: t('sums.changeCents'), value: (row) => amount(row.changeCents) },
        {
          title: t('sums.broughtForward'),
          value: (row) => (row.broughtForwardCents === null ? '' : amount(row.broughtForwardCents)),
        },
        {
          title: t('sums.balance'),
          value: (row) => (row.balanceCents === null ? '' : amount(row.balanceCents)),
        },
        {
          title: t('settle.counted'),
          value: (row) => (row === total && counted !== null ? amount(counted) : ''),
        },
      ],
    ),
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

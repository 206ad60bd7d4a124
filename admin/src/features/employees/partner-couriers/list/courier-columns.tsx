import type { CourierDto } from '@contracts/couriers';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import { useSession } from '@entities/session/session';
import { useFormat } from '@shared/format/context';
import { shownPhone } from '@shared/format/phone';
import type { Column } from '@shared/table/data-table';
import { fittingColumns, type FittingColumn } from '@shared/table/fitting-columns';
import { RowButton } from '@shared/table/row-button';
import { Tag } from '@shared/ui/tag';

/** How a courier is paid, in words. */
export function usePayWords(): (row: CourierDto) => string {
  const { t } = useTranslation('couriers');
  const { money } = useFormat();
  return ({ payKind, payBaseCents, payPerKmCents, payDailyCents }) => {
    const parts = {
      PER_DELIVERY: [t('pay.delivery', { amount: money(payBaseCents) })],
      PER_KM: [
        ...(payBaseCents > 0 ? [t('pay.delivery', { amount: money(payBaseCents) })] : []),
        t('pay.km', { amount: money(payPerKmCents) }),
      ],
      DAILY: [t('pay.day', { amount: money(payDailyCents) })],
      FIXED_PLUS_DELIVERY: [
        t('pay.day', { amount: money(payDailyCents) }),
        t('pay.delivery', { amount: money(payBaseCents) }),
      ],
    };
    return parts[payKind].join(' + ');
  };
}

/** What a row tells that is `width` pixels wide; `onEdit` is left out where nothing may be changed. */
export function useCourierColumns(width: number, onEdit?: (row: CourierDto) => void): Column<CourierDto>[] {
  const { t } = useTranslation('couriers');
  const { country } = useSession().business;
  const pay = usePayWords();
  const beside = width >= 720;
  const ride = ({ vehicle, plate }: CourierDto) =>
    [t(`vehicles.${vehicle}`), plate].filter(Boolean).join(' · ');
  const columns: FittingColumn<CourierDto>[] = [
    {
      shown: true,
      key: 'name',
      title: t('fields.name'),
      sorter: true,
      render: (_, row) => (
        <span className={styles.who}>
          <span className={styles.name}>
            {onEdit && row.state !== 'ARCHIVED' ? (
              <RowButton onClick={() => onEdit(row)}>{row.name}</RowButton>
            ) : (
              row.name
            )}
            {row.state !== 'ACTIVE' && <Tag>{t(`states.${row.state}`)}</Tag>}
          </span>
          <span className={styles.faint}>
            {beside
              ? row.phone && shownPhone(row.phone, country)
              : `${t(`kinds.${row.kind}`)} · ${ride(row)}`}
          </span>
        </span>
      ),
    },
    { shown: beside, key: 'kind', title: t('fields.kind'), render: (_, { kind }) => t(`kinds.${kind}`) },
    { shown: beside, key: 'vehicle', title: t('fields.vehicle'), render: (_, row) => ride(row) },
    { shown: width >= 440, key: 'pay', title: t('fields.payKind'), render: (_, row) => pay(row) },
  ];
  return fittingColumns(columns);
}

import type { CourierDto } from '@contracts/couriers';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import { useSession } from '@entities/session/session';
import { useFormat } from '@shared/format/context';
import { shownPhone } from '@shared/format/phone';
import type { ListColumn } from '@shared/table/list-columns';
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

/** The columns of the list; `onEdit` is left out where nothing may be changed. */
export function useCourierColumns(onEdit?: (row: CourierDto) => void): ListColumn<CourierDto>[] {
  const { t } = useTranslation('couriers');
  const { country } = useSession().business;
  const pay = usePayWords();
  return [
    {
      key: 'name',
      title: t('fields.name'),
      sorter: true,
      render: (row) => (
        <span className={styles.who}>
          <span className={styles.name}>
            {onEdit && row.state !== 'ARCHIVED' ? (
              <RowButton onClick={() => onEdit(row)}>{row.name}</RowButton>
            ) : (
              row.name
            )}
            {row.state !== 'ACTIVE' && <Tag>{t(`states.${row.state}`)}</Tag>}
          </span>
          <span className={styles.faint}>{row.phone && shownPhone(row.phone, country)}</span>
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('fields.kind'),
      from: 720,
      card: 'line',
      render: ({ kind }) => t(`kinds.${kind}`),
    },
    {
      key: 'vehicle',
      title: t('fields.vehicle'),
      card: 'line',
      render: ({ vehicle, plate }) => [t(`vehicles.${vehicle}`), plate].filter(Boolean).join(' · '),
    },
    { key: 'pay', title: t('fields.payKind'), render: (row) => pay(row) },
  ];
}

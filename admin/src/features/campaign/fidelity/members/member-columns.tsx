import type { LoyaltyAccountDto } from '@contracts/loyalty';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import styles from './members.module.css';
import { useExpiryWords } from '../use-expiry-words';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { CustomerPhone } from '@entities/order/customer-phone';
import type { ListColumn } from '@shared/table/list-columns';

const NOTHING = '–';

/** The columns of the list of members; `statementOf` leads to the statement of one. */
export function useMemberColumns(
  statementOf: (row: LoyaltyAccountDto) => To,
): ListColumn<LoyaltyAccountDto>[] {
  const { t } = useTranslation('loyalty');
  const { lastDayWords } = useExpiryWords();
  const unitWords = useUnitWords();
  const units = (row: LoyaltyAccountDto, amount: number) => (
    <span className="figures">{amount === 0 ? NOTHING : unitWords(row.kind, amount)}</span>
  );
  return [
    {
      key: 'name',
      title: t('members.customer'),
      sorter: true,
      render: (row) => <Link to={statementOf(row)}>{row.customerName || NOTHING}</Link>,
    },
    {
      key: 'phone',
      title: t('members.phone'),
      from: 640,
      card: 'line',
      render: (row) => (row.customerPhone ? <CustomerPhone phone={row.customerPhone} /> : NOTHING),
    },
    {
      key: 'available',
      title: t('members.available'),
      align: 'end',
      sorter: true,
      card: 'end',
      render: (row) => <span className="figures">{unitWords(row.kind, row.available)}</span>,
    },
    {
      key: 'pending',
      title: t('members.pending'),
      align: 'end',
      sorter: true,
      from: 760,
      card: 'line',
      render: (row) => units(row, row.pending),
    },
    {
      key: 'debt',
      title: t('members.debt'),
      align: 'end',
      sorter: true,
      from: 860,
      card: 'line',
      render: (row) => <span className={row.debt > 0 ? styles.debt : undefined}>{units(row, row.debt)}</span>,
    },
    {
      key: 'nextExpiry',
      title: t('members.nextExpiry'),
      from: 980,
      card: 'line',
      render: ({ kind, nextExpiry }) =>
        nextExpiry
          ? t('members.expiry', {
              units: unitWords(kind, nextExpiry.amount),
              day: lastDayWords(nextExpiry.at),
            })
          : NOTHING,
    },
  ];
}

import type { WalletDto, WalletRowDto } from '@contracts/wallet';
import { Button } from 'antd';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccountName } from './account-name';
import { useCurrencyMoney } from './use-currency-money';
import styles from './wallet.module.css';
import { Card } from '@shared/ui/card';

interface WalletGroupProps {
  group: WalletDto['groups'][number];
  onOpen: (row: WalletRowDto) => void;
}

/** The balances of a group; each opens the statement of its account. */
export function WalletGroup({ group: { name, side, rows }, onOpen }: WalletGroupProps) {
  const { t } = useTranslation('wallet');
  const money = useCurrencyMoney();
  const accountName = useAccountName();
  return (
    <Card title={t(`groups.${name}`)} actions={<span className={styles.faint}>{t(`sides.${side}`)}</span>}>
      <p className={styles.faint}>{t(`groupTexts.${name}`)}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={`${row.account} ${row.currency}`}>
            <Button type="text" block className={styles.row} onClick={() => onOpen(row)}>
              <span className={styles.name}>{accountName(row)}</span>
              <span className="figures">{money(row.balanceCents, row.currency)}</span>
              <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { WalletLineDto, WalletStatementDto } from '@contracts/wallet';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLineWords } from './line-words';
import { useCurrencyMoney } from './use-currency-money';
import styles from './wallet.module.css';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';

const ORDER = '/dashboard/orders/details/:id';

/** The lines of a page of a statement, newest first. */
export function StatementLines({ statement }: { statement: WalletStatementDto }) {
  const { t } = useTranslation('wallet');
  const { account, currency, lines } = statement;
  if (lines.length === 0) return <p className={styles.faint}>{t('statement.empty')}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} account={account} currency={currency} />
      ))}
    </ul>
  );
}

function Line({ line, account, currency }: { line: WalletLineDto; account: string; currency: string }) {
  const { t } = useTranslation('wallet');
  const { moment, day } = useFormat();
  const money = useCurrencyMoney();
  const words = useLineWords(account)(line);
  const { orderId, at, businessDay, amountCents, balanceCents } = line;
  return (
    <li className={styles.line}>
      <div>
        <div>{orderId ? <Link to={fillPath(ORDER, { id: orderId })}>{words}</Link> : words}</div>
        <div className={styles.faint}>{t('statement.when', { at: moment(at), day: day(businessDay) })}</div>
      </div>
      <div className={styles.amounts}>
        <div className="figures">
          {amountCents > 0 ? '+' : ''}
          {money(amountCents, currency)}
        </div>
        <div className={styles.faint}>
          {t('statement.balance', { balance: money(balanceCents, currency) })}
        </div>
      </div>
    </li>
  );
}

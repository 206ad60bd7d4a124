import type { EditQuoteDto } from '@contracts/order-money';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './edit.module.css';
import { useFormat } from '@shared/format/context';

/** What the order comes to with these items, what that means for the money, and what speaks against it. */
export function EditSummary({ quote, stale }: { quote: EditQuoteDto; stale: boolean }) {
  const { t } = useTranslation(['order-edit', 'orders']);
  const { money } = useFormat();
  const { totalCents, deltaCents, dueCents, refundDueCents, told, refusals } = quote;
  const signed = deltaCents > 0 ? `+${money(deltaCents)}` : money(deltaCents);
  const toldWords = told.map(({ code, args }) => {
    const cents = Object.entries(args).map(([name, value]) =>
      name.endsWith('Cents') && typeof value === 'number' ? [name, money(value)] : [name, value],
    );
    const fee = typeof args.kind === 'string' ? t(`orders:fees.${args.kind}`, { defaultValue: '' }) : '';
    return t(`told.${code}`, { ...(Object.fromEntries(cents) as Record<string, string>), fee });
  });
  return (
    <div className={styles.summary} data-stale={stale || undefined} aria-live="polite">
      {refusals.map(({ message, path }) => (
        <Alert key={path.join('.') + message} type="error" showIcon message={message} />
      ))}
      {toldWords.map((words) => (
        <Alert key={words} type="warning" showIcon message={words} />
      ))}
      <p className={styles.total}>
        <span>{t('newTotal')}</span>
        <b className="figures">{money(totalCents)}</b>
      </p>
      {deltaCents !== 0 && (
        <p className={styles.total}>
          <span>{t('difference')}</span>
          <span className="figures">{signed}</span>
        </p>
      )}
      {dueCents > 0 && <p className={styles.faint}>{t('due', { amount: money(dueCents) })}</p>}
      {refundDueCents > 0 && (
        <p className={styles.faint}>{t('refundDue', { amount: money(refundDueCents) })}</p>
      )}
    </div>
  );
}

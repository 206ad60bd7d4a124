import type { EditQuoteDto } from '@contracts/order-money';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './edit.module.css';
import { isAboutAdded } from './wanted-items';
import { useFormat } from '@shared/format/context';

interface EditSummaryProps {
  quote: EditQuoteDto;
  stale: boolean;
  /** How many items are added; what speaks against one of them is said at it. */
  added: number;
}

/** What the order comes to with these items, what that means for the money, and what speaks against it as a whole. */
export function EditSummary({ quote, stale, added }: EditSummaryProps) {
  const { t } = useTranslation(['order-edit', 'orders']);
  const { money } = useFormat();
  const { totalCents, deltaCents, dueCents, refundDueCents, told } = quote;
  const refusals = quote.refusals.filter(
    (refusal) => !Array.from({ length: added }).some((_, place) => isAboutAdded(refusal, place)),
  );
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

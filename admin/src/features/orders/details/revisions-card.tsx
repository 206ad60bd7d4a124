import type { OrderDto } from '@contracts/orders';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { ChangeWords } from '@entities/order/change-words';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

/** How the order was changed after it was placed, oldest first. Not there while it was not. */
export function RevisionsCard({ order: { revisions, totalCents } }: { order: OrderDto }) {
  const { t } = useTranslation(['order-kitchen', 'orders']);
  const { money, moment } = useFormat();
  if (revisions.length === 0) return null;
  return (
    <Card title={t('revisions')}>
      <ol className={styles.items}>
        {revisions.map(({ n, by, at, reason, answer, changes, deltaCents }) => (
          <li key={n} className={styles.item}>
            <span className={styles.quantity}>{n}</span>
            <div>
              {(answer || reason) && <p>{answer ? t(`orders:answers.${answer.answer}`) : reason}</p>}
              {changes.map((change, index) => (
                <p key={index} className={styles.faint}>
                  {t(`kinds.${change.kind}`)}: <ChangeWords change={change} />
                </p>
              ))}
              <p className={styles.faint}>
                {by ?? t(`orders:actors.${answer?.from === 'CUSTOMER' ? 'CUSTOMER' : 'SYSTEM'}`)} ·{' '}
                {moment(at)}
              </p>
            </div>
            {totalCents !== null && deltaCents !== 0 && (
              <p className="figures">{deltaCents > 0 ? `+${money(deltaCents)}` : money(deltaCents)}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { Button } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import { ChangeWords } from '@entities/order/change-words';
import { Check, CirclePause, Flame, Minus, PencilLine, Plus, Replace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './modified-notice.module.css';
import { useOrderActions } from '../actions/order-actions';

const ICONS = {
  ADDED: Plus,
  REMOVED: Minus,
  CHANGED: Replace,
  HELD: CirclePause,
  FIRED: Flame,
} as const;

/** What is other than the kitchen has read it, until somebody there takes note. */
export function ModifiedNotice({ order }: { order: OrderCardDto }) {
  const { t } = useTranslation(['order-kitchen', 'orders']);
  const { run, readOnly } = useOrderActions();
  const { modified, number, actions } = order;
  if (!modified) return null;
  return (
    <section className={styles.notice} aria-label={t('changed', { number })}>
      <p className={styles.title}>
        <PencilLine size={20} strokeWidth={2} aria-hidden />
        {t('changed', { number })}
      </p>
      <ul className={styles.changes}>
        {modified.changes.map((change, index) => {
          const Icon = ICONS[change.kind];
          return (
            <li key={index}>
              <Icon size={18} strokeWidth={2.5} aria-label={t(`kinds.${change.kind}`)} />
              <span>
                {(change.kind === 'HELD' || change.kind === 'FIRED') && <b>{t(`kinds.${change.kind}`)} </b>}
                <ChangeWords change={change} />
              </span>
            </li>
          );
        })}
      </ul>
      {actions.includes('acknowledge-change') && (
        <Button
          block
          size="large"
          icon={<Check size={20} strokeWidth={2} aria-hidden />}
          disabled={readOnly}
          aria-label={t('orders:actionOn', { action: t('orders:actions.acknowledge-change'), number })}
          onClick={() => run(order, 'acknowledge-change', { n: modified.n })}
        >
          {t('orders:actions.acknowledge-change')}
        </Button>
      )}
    </section>
  );
}

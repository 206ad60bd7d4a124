import { Button } from 'antd';
import { ChangeWords } from '@entities/order/change-words';
import { Check, CirclePause, Flame, Minus, PencilLine, Plus, Replace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './modified-notice.module.css';
import type { KitchenTicket } from './tickets';
import { useOrderActions } from '../actions/order-actions';

const ICONS = {
  ADDED: Plus,
  REMOVED: Minus,
  CHANGED: Replace,
  HELD: CirclePause,
  FIRED: Flame,
} as const;

interface ModifiedNoticeProps {
  ticket: KitchenTicket;
  onSeen: (ticket: KitchenTicket) => void;
}

/** What is other than the station has read it, until somebody there takes note. */
export function ModifiedNotice({ ticket, onSeen }: ModifiedNoticeProps) {
  const { t } = useTranslation(['order-kitchen', 'orders']);
  const { isOff } = useOrderActions();
  const { order, kind, changes } = ticket;
  const { number, actions } = order;
  if (changes.length === 0) return null;
  return (
    <section className={styles.notice} aria-label={t('changed', { number })}>
      <p className={styles.title}>
        <PencilLine size={20} strokeWidth={2} aria-hidden />
        {t('changed', { number })}
      </p>
      <ul className={styles.changes}>
        {changes.map((change, index) => {
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
      {kind === 'cook' && actions.includes('acknowledge-change') && (
        <Button
          block
          size="large"
          icon={<Check size={20} strokeWidth={2} aria-hidden />}
          disabled={isOff('acknowledge-change')}
          aria-label={t('orders:actionOn', { action: t('orders:actions.acknowledge-change'), number })}
          onClick={() => onSeen(ticket)}
        >
          {t('orders:actions.acknowledge-change')}
        </Button>
      )}
    </section>
  );
}

import { Button } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { counted } from '@domain/menu/unit';
import { MessageCircle, MessageCircleQuestion, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { useOrderActions } from '../actions/order-actions';
import { contactLinks } from '@entities/order/contact-links';
import { useFormat } from '@shared/format/context';

/** What the customer is asked to take instead, until when they may answer, and how to reach them meanwhile. */
export function SubstitutionNotice({ order }: { order: OrderDto }) {
  const { t } = useTranslation(['order-edit', 'orders']);
  const { clock, money } = useFormat();
  const { run, readOnly } = useOrderActions();
  const { substitution, items, trackingUrl, actions, customerPhone } = order;
  const missing = substitution && items[substitution.place];
  if (!missing) return null;
  const { quantity, substitute, totalCents, answerBy } = substitution;
  const words = {
    item: `${counted(quantity, missing.unit)} ${missing.name}`,
    substitute: `${counted(substitute.quantity, substitute.unit)} ${substitute.name}`,
  };
  const links = contactLinks(customerPhone);
  const message = t('asked.message', { ...words, url: trackingUrl ?? '' });
  return (
    <div className={styles.asked} role="status">
      <MessageCircleQuestion size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{t('asked.title', { time: clock(answerBy) })}</b>
        <p>{t('asked.words', words)}</p>
        {totalCents !== null && <p>{t('asked.total', { amount: money(totalCents) })}</p>}
        <div className={styles.askedActions}>
          {links && trackingUrl && (
            <Button
              size="small"
              href={`${links.whatsapp}?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
              icon={<MessageCircle size={14} strokeWidth={1.75} aria-hidden />}
            >
              {t('asked.whatsapp')}
            </Button>
          )}
          {actions.includes('withdraw-substitute') && (
            <Button
              size="small"
              disabled={readOnly}
              icon={<Undo2 size={14} strokeWidth={1.75} aria-hidden />}
              onClick={() => run(order, 'withdraw-substitute')}
            >
              {t('orders:actions.withdraw-substitute')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

import type { OrderCardDto } from '@contracts/orders';
import { counted } from '@domain/menu/unit';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './modified-notice.module.css';

/** What of the ticket is not to be made yet: it is sold out, and the customer is asked for something else. */
export function AskedNotice({ order: { substitution, items } }: { order: OrderCardDto }) {
  const { t } = useTranslation('order-kitchen');
  const missing = substitution && items[substitution.place];
  if (!missing) return null;
  const { quantity, substitute } = substitution;
  return (
    <section className={styles.notice} aria-label={t('asked')}>
      <p className={styles.title}>
        <MessageCircleQuestion size={20} strokeWidth={2} aria-hidden />
        {t('asked')}
      </p>
      <p>
        {t('askedWords', {
          item: `${counted(quantity, missing.unit)} ${missing.name}`,
          substitute: `${counted(substitute.quantity, substitute.unit)} ${substitute.name}`,
        })}
      </p>
    </section>
  );
}

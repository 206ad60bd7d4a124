import { useState } from 'react';
import type { TrackedOrderDto } from '@contracts/storefront';
import { cancelOrder } from '../api/order-api';
import { fetchOrder } from '../api/store-api';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import { Sheet } from '../ui/sheet';
import styles from './cancel-order.module.css';
import { useSending } from './use-sending';

/** Takes an order back while the store has not begun it; asked twice, because it cannot be undone. */
export function CancelOrder({
  token,
  onCancelled,
}: {
  token: string;
  onCancelled: (order: TrackedOrderDto) => void;
}) {
  const { t, language } = useLocale();
  const [asking, setAsking] = useState(false);
  const { sending, problem, send } = useSending();

  const cancel = () =>
    send(
      async () => onCancelled(await cancelOrder(token, language)),
      // Refused means that the store was faster: show where the order is.
      async () => onCancelled(await fetchOrder(token, language)),
    );
  return (
    <>
      <Action kind="danger" onClick={() => setAsking(true)}>
        {t('track.cancel')}
      </Action>
      {asking && (
        <Sheet
          title={t('track.cancelTitle')}
          onClose={() => setAsking(false)}
          footer={
            <div className={styles.answers}>
              <Action wide onClick={() => setAsking(false)}>
                {t('track.keep')}
              </Action>
              <Action kind="danger" wide aria-disabled={sending} onClick={() => void cancel()}>
                {t('track.cancel')}
              </Action>
            </div>
          }
        >
          <div className={styles.question}>
            <p>{t('track.cancelHint')}</p>
            {problem && <Notice kind="error">{problem}</Notice>}
          </div>
        </Sheet>
      )}
    </>
  );
}

import { useNotification } from '@refinedev/core';
import type { CartDto, RemindedDto } from '@contracts/carts';
import { canMove, type ReminderWay } from '@domain/carts';
import { Button } from 'antd';
import { Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './carts.module.css';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useMay } from '@entities/session/use-may';
import { request } from '@shared/api/request';

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Reminds the customer once by hand, by mail or on WhatsApp; where that cannot be, it says why. */
export function RemindPanel({ cart, onReminded }: { cart: CartDto; onReminded: () => void }) {
  const { t } = useTranslation('carts');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const mayRemind = useMay('carts', 'remind');
  const [busy, setBusy] = useState<ReminderWay | null>(null);
  /** Where WhatsApp is to be opened, of a reminder for which the browser opened no tab. */
  const [unopened, setUnopened] = useState<string | null>(null);
  if (!mayRemind || !canMove(cart.state, 'remind')) return null;

  const remind = async (way: ReminderWay) => {
    setBusy(way);
    // Opened by the press itself, as browsers want it; it leads on once the reminder is written down.
    const tab = way === 'WHATSAPP' ? window.open('', '_blank') : null;
    try {
      const body = { way, version: cart.version };
      const { whatsappUrl } = await request<RemindedDto>('POST', `/api/carts/${cart.id}/remind`, body);
      if (whatsappUrl && (tab === null || tab.closed)) {
        // Nothing is written yet, and this address comes once.
        setUnopened(whatsappUrl);
        return;
      }
      if (tab && whatsappUrl) {
        tab.opener = null;
        tab.location.href = whatsappUrl;
      }
      notify?.({ type: 'success', message: t(`remind.done.${way}`) });
    } catch (error) {
      tab?.close();
      showError(error);
    } finally {
      setBusy(null);
      onReminded();
    }
  };

  const { EMAIL, WHATSAPP } = cart.remind;
  // That one way is missing matters only where the other one is too.
  const refused = WHATSAPP === 'CART_NO_CONTACT' ? EMAIL : WHATSAPP;
  const why = EMAIL === null || WHATSAPP === null ? null : refused;
  return (
    <section aria-label={t('remind.title')} className={styles.remind}>
      <h3>{t('remind.title')}</h3>
      {unopened === null ? (
        <p className={styles.faint}>{why === null ? t('remind.text') : t(`remind.why.${why}`)}</p>
      ) : (
        <>
          <p role="status">{t('remind.blocked')}</p>
          <div className={styles.ways}>
            <Button
              type="primary"
              icon={<MessageCircle {...ICON} />}
              href={unopened}
              target="_blank"
              rel="noreferrer"
            >
              {t('remind.WHATSAPP')}
            </Button>
          </div>
        </>
      )}
      {why === null && unopened === null && (
        <div className={styles.ways}>
          {EMAIL === null && (
            <Button
              type="primary"
              icon={<Mail {...ICON} />}
              loading={busy === 'EMAIL'}
              onClick={() => void remind('EMAIL')}
            >
              {t('remind.EMAIL')}
            </Button>
          )}
          {WHATSAPP === null && (
            <Button
              icon={<MessageCircle {...ICON} />}
              loading={busy === 'WHATSAPP'}
              onClick={() => void remind('WHATSAPP')}
            >
              {t('remind.WHATSAPP')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

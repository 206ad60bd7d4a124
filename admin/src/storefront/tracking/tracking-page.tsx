import { MessageCircle, Phone, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { StoreProfileDto, TrackedOrderDto } from '@contracts/storefront';
import { menuAddress, reorderAddress } from '../addresses';
import { isSitting } from '../device/scanned-table';
import { useLocale } from '../i18n/locale';
import { LanguageSwitch } from '../store-page/language-switch';
import { useAnnounce } from '../ui/announcer';
import { OfflineBanner } from '../ui/offline-banner';
import { useNow } from '../ui/use-now';
import { CancelOrder } from './cancel-order';
import { headline } from './headline';
import { whatsappLink } from '../menu/whatsapp-link';
import { OrderProgress } from './order-progress';
import { OrderSummary } from './order-summary';
import { PickupPlace } from './pickup-place';
import { hasEnded, isHandedOver } from './steps';
import styles from './tracking-page.module.css';
import { useOrder } from './use-order';
import { usePaidReturn } from './use-paid-return';
import { useShownPhone } from '@shared/format/use-shown-phone';

const PixPayment = lazy(async () => ({ default: (await import('./pix-payment')).PixPayment }));
const OnlinePayment = lazy(async () => ({ default: (await import('./online-payment')).OnlinePayment }));
const SubstitutionQuestion = lazy(async () => ({
  default: (await import('./substitution-question')).SubstitutionQuestion,
}));
const Survey = lazy(async () => ({ default: (await import('../survey/survey')).Survey }));
const TrackedCard = lazy(async () => ({ default: (await import('../loyalty/tracked-card')).TrackedCard }));
const ClaimPayment = lazy(async () => ({ default: (await import('./claim-payment')).ClaimPayment }));

interface TrackingPageProps {
  token: string;
  first: TrackedOrderDto;
  /** Whose order it is; null until that is known. */
  profile: StoreProfileDto | null;
}

/** An order on its way, followed live. */
export function TrackingPage({ token, first, profile }: TrackingPageProps) {
  const { t, language } = useLocale();
  const writePhone = useShownPhone();
  const announce = useAnnounce();
  const { order, unreachable, take } = useOrder(token, first, language);
  usePaidReturn(token, language, take);
  const words = headline(order, t);
  const announced = useRef(order.state);
  const now = useNow(undefined, Date.now);
  // Who orders again from home is not at the table of before.
  const table = isSitting(Date.parse(order.placedAt), now.getTime()) ? order.table : null;
  const asked = order.substitution !== null;

  useEffect(() => {
    if (asked) announce(t('question.title'));
  }, [asked, announce, t]);

  useEffect(() => {
    document.title = `${asked ? t('question.title') : words} · ${order.number} – ${order.storeName}`;
    if (announced.current === order.state) return;
    announced.current = order.state;
    announce(words);
  }, [words, asked, t, order.state, order.number, order.storeName, announce]);

  const over = hasEnded(order) || isHandedOver(order);
  return (
    <>
      <OfflineBanner unreachable={unreachable} words={t('offline.order')} />
      <div className={styles.page}>
        <LanguageSwitch />
        <header className={styles.header}>
          <a className={styles.store} href={menuAddress(order.storeSlug, table)}>
            {order.storeName}
          </a>
          <p className={styles.number}>{t('track.number', { number: order.number })}</p>
        </header>
        <main className={styles.main}>
          <div className={styles.column}>
            {order.substitution && (
              <Suspense fallback={<div className={styles.pending} aria-busy />}>
                <SubstitutionQuestion
                  key={order.substitution.id}
                  token={token}
                  question={order.substitution}
                  totalCents={order.totalCents}
                  onChange={take}
                />
              </Suspense>
            )}
            <OrderProgress order={order} words={words} />
            {isHandedOver(order) && (
              <Suspense fallback={null}>
                <Survey token={token} storeName={order.storeName} />
              </Suspense>
            )}
            {order.payment.pixCode !== null && !hasEnded(order) && (
              <Suspense fallback={<div className={styles.pending} aria-busy />}>
                <PixPayment
                  code={order.payment.pixCode}
                  amountCents={order.payment.amountCents}
                  payBy={order.payment.payBy}
                  claimed={order.payment.claimedAt !== null}
                >
                  <ClaimPayment token={order.token} claimedAt={order.payment.claimedAt} onChange={take} />
                </PixPayment>
              </Suspense>
            )}
            {order.payment.method === 'ONLINE' && order.state === 'AWAITING_PAYMENT' && (
              <Suspense fallback={<div className={styles.pending} aria-busy />}>
                <OnlinePayment order={order} onChange={take} />
              </Suspense>
            )}
            {order.pickupCode !== null && !over && order.state !== 'AWAITING_PAYMENT' && (
              <section className={styles.pickup} aria-label={t('track.pickupCode')}>
                <p>{t('track.pickupCode')}</p>
                <strong>{order.pickupCode}</strong>
              </section>
            )}
            {order.deliveryCode !== null && (
              <section className={styles.pickup} aria-label={t('track.deliveryCode')}>
                <p>{t('track.deliveryCode')}</p>
                <strong>{order.deliveryCode}</strong>
              </section>
            )}
            {profile && order.type === 'TAKEOUT' && !over && <PickupPlace profile={profile} />}
            {/* Also of an order that was cancelled: the card says that the reward is back. */}
            <Suspense fallback={null}>
              <TrackedCard order={order} />
            </Suspense>
          </div>
          <div className={styles.column}>
            <OrderSummary order={order} />
            <div className={styles.actions}>
              {profile?.whatsapp && (
                <a className={styles.action} href={whatsappLink(profile.whatsapp)} rel="noreferrer">
                  <MessageCircle size={20} strokeWidth={1.5} aria-hidden /> {t('track.whatsapp')}
                </a>
              )}
              {order.storePhone && (
                <a className={styles.action} href={`tel:${order.storePhone.replace(/[^\d+]/g, '')}`}>
                  <Phone size={20} strokeWidth={1.5} aria-hidden />{' '}
                  {t('track.call', { phone: writePhone(order.storePhone, profile?.country ?? '') })}
                </a>
              )}
              {over && (
                <a className={styles.action} href={reorderAddress(order.storeSlug, token, table)}>
                  <RotateCcw size={20} strokeWidth={1.5} aria-hidden /> {t('track.again')}
                </a>
              )}
              {order.canCancel && <CancelOrder token={token} onCancelled={take} />}
            </div>
          </div>
        </main>
      </div>
    </>
  );
}

import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useLocale } from '../i18n/locale';
import { useAnnounce } from '../ui/announcer';
import styles from './courier.module.css';
import { Network } from './network';
import { isUnsent } from './pending';
import { SilentNotice, SoundButton } from './sound-button';
import { ThemeButton } from './theme-button';
import { TripCard } from './trip-card';
import { UndoBar } from './undo-bar';
import { useCourier, type FirstPage } from './use-courier';
import { useOfferSignals } from './use-offer-signals';

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;
/** What a courier carries, collects and earns, for one thumb in the sun. */
export function CourierPage({ token, first }: { token: string; first: FirstPage }) {
  const { t, money, language } = useLocale();
  const courier = useCourier(token, first, language);
  const { page, pending, press } = courier;
  const announce = useAnnounce();
  const offers = page.trips.filter(({ state }) => state === 'OFFERED').length;
  useOfferSignals(page.trips);
  useEffect(() => {
    document.title = `${offers > 0 ? `(${offers}) ` : ''}${t('c.title')} – ${page.storeName}`;
    if (offers > 0) announce(t('c.offer'));
  }, [offers, page.storeName, announce, t]);
  // What has to be answered in time comes first.
  const open = page.trips
    .filter(({ state }) => !['DELIVERED', 'RETURNED'].includes(state))
    .sort((a, b) => Number(b.state === 'OFFERED') - Number(a.state === 'OFFERED'));

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1>{page.name}</h1>
          <p>{page.storeName}</p>
        </div>
        <SoundButton />
        <ThemeButton />
        {page.storePhone && (
          <a className={styles.round} href={`tel:${page.storePhone}`} aria-label={t('c.store')}>
            <Phone {...ICON} />
          </a>
        )}
      </header>
      <Network courier={courier} />
      <SilentNotice />
      <main className={styles.main}>
        <section className={styles.there} data-there={page.available}>
          <strong>{t(page.available ? 'c.available' : 'c.offline')}</strong>
          <button
            type="button"
            className={styles.button}
            onClick={() => press({ action: 'available', available: !page.available })}
          >
            {t(page.available ? 'c.goOffline' : 'c.goOnline')}
          </button>
        </section>
        {open.length === 0 && (
          <section className={styles.none}>
            <h2>{t('c.none')}</h2>
            <p>{t(page.available ? 'c.noneHint' : 'c.noneOffline')}</p>
          </section>
        )}
        {open.map((trip) => (
          <TripCard
            key={trip.id}
            trip={trip}
            press={press}
            isUnsent={(orderId) => isUnsent(pending, trip.id, orderId)}
          />
        ))}
        <section className={styles.today} aria-label={t('c.today')}>
          <h2>
            {t('c.today')} · {t.counted('c.done', page.today.deliveries)}
          </h2>
          <p>
            {t('c.earned')} <b>{money(page.today.earnedCents + page.today.tipsCents)}</b>
          </p>
          <p>
            {t(page.balanceCents > 0 ? 'c.isPaid' : 'c.handsIn')} <b>{money(Math.abs(page.balanceCents))}</b>
          </p>
        </section>
      </main>
      <UndoBar courier={courier} />
    </div>
  );
}

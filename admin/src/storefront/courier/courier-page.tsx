import { Moon, Phone, Sun, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CourierPageDto } from '@contracts/courier-page';
import { deviceValue } from '@shared/state/device-value';
import { useLocale } from '../i18n/locale';
import { useAnnounce } from '../ui/announcer';
import { useOnline } from '../ui/use-online';
import { isUnsent } from './pending';
import styles from './courier.module.css';
import { TripCard } from './trip-card';
import { useCourier } from './use-courier';

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;
const keptTheme = deviceValue<'light' | 'dark'>('comanda.courier.theme', 1, (value) =>
  value === 'dark' || value === 'light' ? value : null,
);

/** What a courier carries, collects and earns, for one thumb in the sun. */
export function CourierPage({ token, first }: { token: string; first: CourierPageDto }) {
  const { t, money, language } = useLocale();
  const courier = useCourier(token, first, language);
  const { page, pending, press } = courier;
  const announce = useAnnounce();
  const offers = page.trips.filter(({ state }) => state === 'OFFERED').length;
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
        <ThemeButton />
        {page.storePhone && (
          <a className={styles.round} href={`tel:${page.storePhone}`} aria-label={t('c.store')}>
            <Phone {...ICON} />
          </a>
        )}
      </header>
      <Network courier={courier} />
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
            {t('c.cashDue')} <b>{money(page.cashDueCents)}</b>
          </p>
        </section>
      </main>
    </div>
  );
}

/** What was pressed and is not sent, what was not done, and that what is shown may be old. */
function Network({
  courier: { pending, refused, unreachable, dismiss },
}: {
  courier: ReturnType<typeof useCourier>;
}) {
  const { t } = useLocale();
  const online = useOnline();
  const isAway = !online || unreachable;
  return (
    <div role="status">
      {isAway && (
        <p className={styles.away}>
          <WifiOff {...ICON} />
          <span>
            {pending.length > 0 && <b>{t.counted('c.unsent', pending.length)}. </b>}
            {t(online && pending.length === 0 ? 'c.old' : 'c.kept')}
          </span>
        </p>
      )}
      {refused && (
        <p className={styles.refused}>
          <span>{t('c.notDone', { why: refused })}</span>
          <button type="button" className={styles.button} onClick={dismiss}>
            {t('c.dismiss')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Light by default, for the sun; dark for the night, on this device. */
function ThemeButton() {
  const { t } = useLocale();
  const [theme, setTheme] = useState(() => keptTheme.load() ?? 'light');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    keptTheme.save(theme);
  }, [theme]);
  const next = theme === 'light' ? 'dark' : 'light';
  return (
    <button type="button" className={styles.round} aria-label={t(`c.${next}`)} onClick={() => setTheme(next)}>
      {theme === 'light' ? <Moon {...ICON} /> : <Sun {...ICON} />}
    </button>
  );
}

import { MapPin } from 'lucide-react';
import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import styles from './pickup-place.module.css';

/** Where the order waits for its customer. */
export function PickupPlace({ profile }: { profile: StoreProfileDto }) {
  const { t } = useLocale();
  const { street, number, district, city, state, postalCode } = profile.address;
  const place = `${street}, ${number} – ${district}`;
  const query = [profile.name, street, number, district, city, state, postalCode].join(', ');
  const map = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
  return (
    <section className={styles.card} aria-label={t('track.pickUpAt')}>
      <h2>{t('track.pickUpAt')}</h2>
      <p>
        {place}
        <br />
        {city}, {state} {postalCode}
      </p>
      <a href={map} target="_blank" rel="noreferrer">
        <MapPin size={20} strokeWidth={1.5} aria-hidden /> {t('track.map')}
      </a>
    </section>
  );
}

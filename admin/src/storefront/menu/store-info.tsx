import type { StoreProfileDto } from '@contracts/storefront';
import { weekdayName } from '@domain/format/formats';
import { useLocale } from '../i18n/locale';
import styles from './store-info.module.css';
import { StoreLinks } from './store-links';
import { whatsappLink } from './whatsapp-link';
import { useShownPhone } from '@shared/format/use-shown-phone';

/** Where the store is, when it is open, how it is reached and paid. */
export function StoreInfo({ profile }: { profile: StoreProfileDto }) {
  const { t, language, money, clockOf } = useLocale();
  const writePhone = useShownPhone();
  const { street, number, district, city, state, postalCode } = profile.address;
  return (
    <div className={styles.info}>
      <section>
        <h3>{t('info.address')}</h3>
        <p>
          {street}, {number} – {district}
          <br />
          {city}, {state} {postalCode}
        </p>
      </section>
      {(profile.phone ?? profile.whatsapp) !== null && (
        <section>
          <h3>{t('info.contact')}</h3>
          {profile.phone && (
            <PhoneLink phone={profile.phone} words={writePhone(profile.phone, profile.country)} />
          )}
          {profile.whatsapp && (
            <a href={whatsappLink(profile.whatsapp)} rel="noreferrer">
              {t('info.whatsapp', { phone: writePhone(profile.whatsapp, profile.country) })}
            </a>
          )}
        </section>
      )}
      {profile.links.length > 0 && (
        <section>
          <h3>{t('info.links')}</h3>
          <StoreLinks links={profile.links} />
        </section>
      )}
      <section>
        <h3>{t('info.hours')}</h3>
        <dl className={styles.hours}>
          {[...profile.hours]
            .sort((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
            .map(({ weekday: day, periods }) => (
              <div key={day}>
                <dt>{weekdayName(day, language)}</dt>
                <dd>
                  {periods.length === 0
                    ? t('info.closed')
                    : periods.map((period) => span(period, t('info.allDay'), clockOf)).join(', ')}
                </dd>
              </div>
            ))}
        </dl>
      </section>
      <section>
        <h3>{t('info.payments')}</h3>
        <p>{profile.payments.map((method) => t(`pay.${method}`)).join(' · ')}</p>
      </section>
      {profile.minOrderCents > 0 && (
        <section>
          <h3>{t('info.minimum')}</h3>
          <p>{money(profile.minOrderCents)}</p>
        </section>
      )}
    </div>
  );
}

function PhoneLink({ phone, words }: { phone: string; words: string }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{words}</a>;
}

function span(
  { opens, closes }: { opens: string; closes: string },
  allDay: string,
  clockOf: (time: string) => string,
): string {
  return opens === closes ? allDay : `${clockOf(opens)}–${clockOf(closes)}`;
}

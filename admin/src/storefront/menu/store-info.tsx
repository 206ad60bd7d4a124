import type { StoreProfileDto } from '@contracts/storefront';
import { DAY_MS } from '@domain/time/units';
import { useLocale } from '../i18n/locale';
import styles from './store-info.module.css';
import { StoreLinks } from './store-links';
import { whatsappLink } from './whatsapp-link';
import { useShownPhone } from '@shared/format/use-shown-phone';

/** Sunday 4 January 1970, so that a weekday's number counts from it. */
const A_SUNDAY = Date.UTC(1970, 0, 4);

/** Where the store is, when it is open, how it is reached and paid. */
export function StoreInfo({ profile }: { profile: StoreProfileDto }) {
  const { t, language, money } = useLocale();
  const writePhone = useShownPhone();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
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
                <dt>{weekday.format(A_SUNDAY + day * DAY_MS)}</dt>
                <dd>
                  {periods.length === 0
                    ? t('info.closed')
                    : periods.map((period) => span(period, t('info.allDay'))).join(', ')}
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

function span({ opens, closes }: { opens: string; closes: string }, allDay: string): string {
  return opens === closes ? allDay : `${opens}–${closes}`;
}

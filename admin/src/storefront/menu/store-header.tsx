import type { StoreProfileDto } from '@contracts/storefront';
import { imageSources } from '@domain/images';
import { initialsOf } from '@domain/text/initials';
import { useLocale } from '../i18n/locale';
import { deliveryWords } from './delivery-words';
import type { StateTone } from './store-state';
import styles from './store-header.module.css';
import { Icon } from '../ui/icon';

interface StoreHeaderProps {
  profile: StoreProfileDto;
  state: { words: string; tone: StateTone };
  onInfo: () => void;
}

/** Whose menu this is and whether it can be ordered from now. */
export function StoreHeader({ profile, state, onInfo }: StoreHeaderProps) {
  const locale = useLocale();
  const { t, money } = locale;
  const facts = [
    profile.delivery
      ? deliveryWords(profile.delivery, locale)
      : profile.services.includes('DELIVERY') && t('type.DELIVERY'),
    profile.services.includes('TAKEOUT') && t('header.takeout', { minutes: profile.preparationMin }),
    profile.minOrderCents > 0 && t('header.minimum', { amount: money(profile.minOrderCents) }),
  ].filter((fact) => fact !== false);
  return (
    <header className={styles.header}>
      <div className={styles.banner}>
        {profile.bannerUrl && (
          <img
            {...imageSources(profile.bannerUrl)}
            sizes="100vw"
            alt=""
            width={1200}
            height={400}
            fetchPriority="high"
          />
        )}
      </div>
      <div className={styles.who}>
        <div className={styles.logo} aria-hidden>
          {profile.logoUrl ? (
            <img {...imageSources(profile.logoUrl)} sizes="104px" alt="" width={80} height={80} />
          ) : (
            initialsOf(profile.name)
          )}
        </div>
        <div className={styles.words}>
          <h1>{profile.name}</h1>
          {profile.description && <p className={styles.description}>{profile.description}</p>}
        </div>
        <div className={styles.line}>
          <span className={`${styles.state} ${styles[state.tone]}`}>{state.words}</span>
          <button type="button" className={styles.info} onClick={onInfo}>
            {t('header.info')}
            <Icon sign="next" size={16} />
          </button>
        </div>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </header>
  );
}

import type { Language } from '@contracts/session';
import { useChooseLanguage } from '../i18n/language-provider';
import { LANGUAGE_NAMES } from '../i18n/language';
import { useLocale } from '../i18n/locale';
import styles from './language-switch.module.css';

/** The page's languages, each in its own words. */
export function LanguageSwitch() {
  const { t, language } = useLocale();
  const choose = useChooseLanguage();
  return (
    <nav aria-label={t('language')} className={styles.languages}>
      {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-current={code === language ? 'true' : undefined}
          onClick={() => choose(code as Language)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}

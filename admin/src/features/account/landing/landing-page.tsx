import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import styles from './landing.module.css';
import { Picture } from './picture';
import { LegalLinks } from '../legal/legal-links';
import { PanelLink } from '../public/panel-link';
import { Brand } from '../public/public-page';
import { LanguageMenu } from '@entities/language/language-menu';
import { loadSession, session } from '@entities/session/session';
import { PRODUCT_NAME } from '@shared/brand';
import { LinkButton } from '@shared/ui/button';

const SCREENS = ['kitchen', 'store'] as const;
const FACTS = ['devices', 'languages', 'roles', 'themes', 'keyboard', 'privacy'] as const;

/** What the product is, for who is not signed in; everybody else goes on to their work. */
export default function LandingPage() {
  const person = session.use();
  const [unknown, setUnknown] = useState(false);

  useEffect(() => {
    // A server that does not answer keeps nobody from reading.
    loadSession().catch(() => setUnknown(true));
  }, []);

  if (person) return <Navigate to="/dashboard" replace />;
  return person === null || unknown ? <Product /> : null;
}

function Product() {
  const { t } = useTranslation('landing');
  useEffect(() => {
    document.title = `${PRODUCT_NAME} · ${t('title')}`;
  }, [t]);

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand />
        <nav className={styles.ways}>
          <LanguageMenu />
          <LinkButton to="/login" type="text">
            {t('signIn')}
          </LinkButton>
        </nav>
      </header>
      <main>
        <section className={styles.hero}>
          <h1>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <Begin />
          <Picture name="board" alt={t('boardAlt')} className={styles.board} first />
          <div className={styles.caption}>
            <h2>{t('board.title')}</h2>
            <p>{t('board.text')}</p>
          </div>
        </section>
        {SCREENS.map((screen) => (
          <section key={screen} className={styles.screen} data-picture={screen}>
            <div className={styles.words}>
              <h2>{t(`${screen}.title`)}</h2>
              <p>{t(`${screen}.text`)}</p>
            </div>
            <Picture name={screen} alt={t(`${screen}Alt`)} className={styles[screen]} />
          </section>
        ))}
        <section className={styles.facts} aria-label={t('factsTitle')}>
          <ul>
            {FACTS.map((fact) => (
              <li key={fact}>
                <Check size={16} strokeWidth={1.75} aria-hidden />
                {t(`facts.${fact}`)}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.end}>
          <h2>{t('endTitle')}</h2>
          <p className={styles.lead}>{t('endText')}</p>
          <Begin />
        </section>
      </main>
      <footer className={styles.foot}>
        <LegalLinks>
          <PanelLink />
        </LegalLinks>
      </footer>
    </div>
  );
}

function Begin() {
  const { t } = useTranslation('landing');
  return (
    <div className={styles.begin}>
      <LinkButton to="/signup" type="primary" size="large">
        {t('signUp')}
      </LinkButton>
      <p>{t('free')}</p>
    </div>
  );
}

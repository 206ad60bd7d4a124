import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { PanelLink } from './panel-link';
import styles from './public.module.css';
import { LegalLinks } from '../legal/legal-links';
import { LanguageMenu } from '@entities/language/language-menu';
import { PRODUCT_NAME } from '@shared/brand';

interface PublicPageProps {
  title: string;
  subtitle?: ReactNode;
  /** The way to the other pages, below the form. */
  links?: ReactNode;
  /** The form itself leads to the legal texts. */
  bareFoot?: boolean;
  children: ReactNode;
}

/** One thing to do before or around signing in: a column in the middle, without anything of the dashboard. */
export function PublicPage({ title, subtitle, links, bareFoot, children }: PublicPageProps) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand />
        <LanguageMenu />
      </header>
      <main className={styles.main}>
        <div className={styles.column}>
          <div className={styles.head}>
            <h1>{title}</h1>
            {subtitle && <p>{subtitle}</p>}
          </div>
          {children}
          {links && <div className={styles.links}>{links}</div>}
        </div>
      </main>
      {!bareFoot && (
        <footer className={styles.foot}>
          <LegalLinks>
            <PanelLink />
          </LegalLinks>
        </footer>
      )}
    </div>
  );
}

/** The mark with the name, leading to the front page. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      {PRODUCT_NAME}
    </Link>
  );
}

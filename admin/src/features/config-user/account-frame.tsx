import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './config-user.module.css';
import { configUser } from './config-user.feature';
import { Page, PageHeader } from '@shared/ui/page';

const TABS = [
  { kind: 'list', end: true },
  { kind: 'password', end: false },
] as const;

/** The two pages of one's own account and the way between them. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['profile', 'navigation']);
  return (
    <Page narrow>
      <PageHeader title={t('navigation:config-user')} />
      <nav className={styles.tabs} aria-label={t('tabs.label')}>
        {TABS.map(({ kind, end }) => (
          <NavLink key={kind} to={configUser.paths[kind]} end={end} className={styles.tab}>
            {t(`tabs.${kind}`)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.cards}>{children}</div>
    </Page>
  );
}

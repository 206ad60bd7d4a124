import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { BottomBar } from './bottom-bar';
import { preloadScreens } from './preload-screens';
import { CallingBar } from './calling-bar';
import { Header } from './header';
import { Palette } from './palette';
import styles from './shell.module.css';
import { Sider } from './sider';
import { useSiderCollapsed } from './sider-state';
import { useStoreStatusUpdates } from '@entities/branch/store-status';
import { useUnheardUpdates } from '@entities/branch/unheard';
import { useBadFeedbackAlert } from '@entities/feedback/use-bad-feedback-alert';
import { classes } from '@shared/ui/classes';

/** What stands around every page: places at the side, the state of the business above. */
export function Shell() {
  const { t } = useTranslation('app');
  const collapsed = useSiderCollapsed();
  useStoreStatusUpdates();
  useUnheardUpdates();
  useBadFeedbackAlert();
  useEffect(preloadScreens, []);
  const [searching, setSearching] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const arrived = useRef(false);

  useEffect(() => {
    // After a change of page the keyboard and the screen reader begin at the page, not where the link was.
    if (arrived.current) main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    arrived.current = true;
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <div className={classes(styles.shell, collapsed && styles.collapsed)}>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <Sider />
      <Header onSearch={() => setSearching(true)} />
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <div className={styles.content}>
          <Outlet />
        </div>
        <CallingBar />
      </main>
      <BottomBar />
      <Palette open={searching} onOpenChange={setSearching} />
    </div>
  );
}

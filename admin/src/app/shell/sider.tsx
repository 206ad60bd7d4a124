import { Button } from 'antd';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { featureAt, menuGroups } from '../routes/menu';
import { preloadPage } from '../routes/preload';
import styles from './sider.module.css';
import { useWaitingCounts, type WaitingFor } from './waiting-counts';
import { toggleSider, useSiderCollapsed } from './sider-state';
import { usePlaceAt } from '@entities/branch/place';
import { PRODUCT_NAME } from '@shared/brand';
import { classes } from '@shared/ui/classes';

export function Sider() {
  const { t } = useTranslation('app');
  const collapsed = useSiderCollapsed();
  return (
    <aside className={classes(styles.sider, collapsed && styles.collapsed)} aria-label={t('sider.label')}>
      <Link to="/dashboard" className={styles.brand}>
        <img src="/favicon.svg" alt="" width={26} height={26} />
        <span className={styles.name}>{PRODUCT_NAME}</span>
      </Link>
      <Places className={styles.places} titles={collapsed} />
      <div className={styles.foot}>
        <Button
          type="text"
          title={t(collapsed ? 'sider.open' : 'sider.collapse')}
          icon={
            collapsed ? (
              <PanelLeftOpen size={18} strokeWidth={1.5} />
            ) : (
              <PanelLeftClose size={18} strokeWidth={1.5} />
            )
          }
          size="small"
          aria-expanded={!collapsed}
          onClick={toggleSider}
        />
      </div>
    </aside>
  );
}

/** The person's places in their groups; `titles` names them on pointing, where only icons are seen. */
export function Places({
  className,
  titles,
  onGo,
}: {
  className?: string;
  titles?: boolean;
  onGo?: () => void;
}) {
  const { t } = useTranslation('navigation');
  const { pathname } = useLocation();
  const here = featureAt(pathname);
  const waiting = useWaitingCounts();
  const placeAt = usePlaceAt();
  return (
    <nav className={className} aria-label={t('places')}>
      {menuGroups().map(({ group, items }) => (
        <div key={group} className={styles.group}>
          {group !== 'daily' && <h2 className={styles.heading}>{t(`groups.${group}`)}</h2>}
          <ul>
            {items.map(({ name, paths, icon: Icon }) => (
              <li key={name}>
                <Link
                  to={placeAt(paths.list)}
                  className={styles.place}
                  aria-current={here?.name === name ? 'page' : undefined}
                  title={titles ? t(name) : undefined}
                  onClick={onGo}
                  onPointerEnter={() => paths.list && preloadPage(placeAt(paths.list))}
                >
                  {Icon && <Icon size={18} strokeWidth={1.5} aria-hidden />}
                  <span className={styles.word}>{t(name)}</span>
                  <Waiting of={waiting[name]} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** How many of something wait behind a place. */
function Waiting({ of }: { of: WaitingFor | undefined }) {
  if (!of || of.count === 0) return null;
  return (
    <span className={styles.badge}>
      {of.count}
      <span className="visually-hidden"> {of.words}</span>
    </span>
  );
}

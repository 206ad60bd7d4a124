import { Button, Drawer } from 'antd';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import styles from './bottom-bar.module.css';
import { Places } from './sider';
import { useWaitingCounts } from './waiting-counts';
import { featureAt, menuFeatures } from '../routes/menu';
import { PRODUCT_NAME } from '@shared/brand';
import { drawerWidth } from '@shared/tokens/tokens';

/** With "more" there are five. */
const DAILY_PLACES = 4;

/** On phones: the places of the day within reach of a thumb, all others behind the last button. */
export function BottomBar() {
  const { t } = useTranslation('navigation');
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const waiting = useWaitingCounts();
  const here = featureAt(pathname);
  const daily = menuFeatures()
    .filter(({ menu }) => menu.daily)
    .slice(0, DAILY_PLACES);
  const behindMore = Object.entries(waiting)
    .filter(([name]) => daily.every((place) => place.name !== name))
    .reduce((sum, [, place]) => sum + (place?.count ?? 0), 0);
  return (
    <nav className={styles.bar} aria-label={t('daily')}>
      {daily.map(({ name, paths, icon: Icon }) => (
        <Link
          key={name}
          to={paths.list ?? '/dashboard'}
          className={styles.item}
          aria-current={here?.name === name ? 'page' : undefined}
        >
          {Icon && <Icon size={20} strokeWidth={1.5} aria-hidden />}
          <span>{t(`short.${name}`, { defaultValue: t(name) })}</span>
          <Badge count={waiting[name]?.count ?? 0} />
        </Link>
      ))}
      <Button type="text" className={styles.item} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon size={20} strokeWidth={1.5} aria-hidden />
        <span>{t('more')}</span>
        <Badge count={behindMore} />
      </Button>
      {open && (
        <Drawer
          placement="left"
          open
          onClose={() => setOpen(false)}
          title={PRODUCT_NAME}
          width={drawerWidth.navigation}
        >
          <Places onGo={() => setOpen(false)} />
        </Drawer>
      )}
    </nav>
  );
}

function Badge({ count }: { count: number }) {
  return count > 0 && <span className={styles.badge}>{count}</span>;
}

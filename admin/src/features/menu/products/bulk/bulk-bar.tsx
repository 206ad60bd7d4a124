import { Button } from 'antd';
import {
  CalendarClock,
  ChefHat,
  CirclePause,
  CirclePlay,
  CircleSlash,
  Ellipsis,
  Layers,
  Percent,
  Radio,
  Store,
} from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps, BulkPlace } from './bulk-dialog';
import styles from './bulk.module.css';
import type { Bulk } from './use-bulk';
import type { Selection } from './use-selection';
import { useBranches } from '@entities/branch/branch';
import { useHasPermission } from '@entities/session/access';
import { Dropdown } from '@shared/ui/dropdown';

const CopyDrawer = lazy(() => import('../copy/copy-drawer'));
const BulkDialog = lazy(() => import('./bulk-dialog'));

interface BulkBarProps extends Omit<BulkDialogProps, 'place' | 'products' | 'onClose' | 'onApply' | 'busy'> {
  selection: Selection;
  bulk: Bulk;
  /** How many "all" are; choosing them asks the server. */
  total: number;
  onChooseAll: () => void;
  /** When what is chosen takes effect. */
  when?: ReactNode;
}

/** What is done with the chosen products. */
export function BulkBar({ selection, bulk, total, onChooseAll, when, ...dialog }: BulkBarProps) {
  const { t } = useTranslation('menu');
  const mayEdit = useHasPermission('menu.edit');
  const mayPrice = useHasPermission('menu.price.edit') && mayEdit;
  const maySellOut = useHasPermission('menu.sold-out');
  const mayCopyTo = useBranches().length > 1 && mayEdit;
  const [place, setPlace] = useState<BulkPlace | null>(null);
  const [copying, setCopying] = useState(false);
  const { products, count, clear } = selection;

  const open = (key: BulkPlace, Icon: typeof Layers) => ({
    key,
    label: t(`bulk.places.${key}`),
    icon: <Icon />,
    onClick: () => setPlace(key),
  });
  const state = (next: 'ACTIVE' | 'PAUSED') => void bulk.apply('state', products, { state: next });
  const more = [
    ...(mayEdit ? [open('schedule', CalendarClock), open('station', ChefHat)] : []),
    ...(mayPrice ? [open('channel', Radio)] : []),
    ...(maySellOut ? [open('sold-out', CircleSlash)] : []),
    ...(mayCopyTo
      ? [{ key: 'copyTo', label: t('products.copyTo'), icon: <Store />, onClick: () => setCopying(true) }]
      : []),
  ];
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <div className={styles.bar} role="region" aria-label={t('bulk.title')}>
      <p className={styles.count} role="status">
        <strong className="figures">{t('bulk.chosen', { count })}</strong>
        {count < total && (
          <Button size="small" type="text" onClick={onChooseAll}>
            {t(selection.hasMore ? 'bulk.chooseMost' : 'bulk.chooseAll', { count: total })}
          </Button>
        )}
        <Button size="small" type="text" onClick={clear}>
          {t('bulk.clear')}
        </Button>
      </p>
      <div className={styles.actions}>
        {when}
        {mayPrice && (
          <Button icon={<Percent {...icon} />} loading={bulk.busy} onClick={() => setPlace('price')}>
            {t('bulk.places.price')}
          </Button>
        )}
        {mayEdit && (
          <>
            <Button icon={<Layers {...icon} />} loading={bulk.busy} onClick={() => setPlace('category')}>
              {t('bulk.places.category')}
            </Button>
            <Button icon={<CirclePause {...icon} />} loading={bulk.busy} onClick={() => state('PAUSED')}>
              {t('pause')}
            </Button>
            <Button icon={<CirclePlay {...icon} />} loading={bulk.busy} onClick={() => state('ACTIVE')}>
              {t('resume')}
            </Button>
          </>
        )}
        <Dropdown placement="bottomRight" menu={{ 'aria-label': t('bulk.more'), items: more }}>
          <Button icon={<Ellipsis {...icon} />} loading={bulk.busy}>
            {t('bulk.more')}
          </Button>
        </Dropdown>
      </div>
      {copying && (
        <Suspense>
          <CopyDrawer products={products} onClose={() => setCopying(false)} />
        </Suspense>
      )}
      {place && (
        <Suspense>
          <BulkDialog
            {...dialog}
            place={place}
            products={products}
            busy={bulk.busy}
            onClose={() => setPlace(null)}
            onApply={(kind, chosen, said) =>
              void bulk.apply(kind, chosen, said).then((done) => {
                if (done) setPlace(null);
              })
            }
          />
        </Suspense>
      )}
    </div>
  );
}

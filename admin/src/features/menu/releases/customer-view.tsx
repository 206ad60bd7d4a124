import { Modal, Segmented } from 'antd';
import type { ReleaseDifferenceDto } from '@contracts/menu-releases';
import { menuOf } from '@domain/storefront';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './releases.module.css';
import { useBranches } from '@entities/branch/branch';
import { useSession } from '@entities/session/session';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { dialogWidth } from '@shared/tokens/tokens';
import { Skeleton } from '@shared/ui/states';

/** Brings the store page's own components along. */
const ProductPairs = lazy(async () => ({
  default: (await import('../../../storefront/preview/product-pairs')).ProductPairs,
}));
const ProductPreview = lazy(async () => ({
  default: (await import('../../../storefront/preview/product-preview')).ProductPreview,
}));

const SIDES = ['before', 'after'] as const;

interface CustomerViewProps {
  branchId: string;
  store: NonNullable<ReleaseDifferenceDto['store']>;
  scheduled: boolean;
}

/** The products that customers will find otherwise: before and after, as the store page shows them. */
export function CustomerView({ branchId, store, scheduled }: CustomerViewProps) {
  const { t } = useTranslation('release');
  const { moment } = useFormat();
  const { country, currency, defaultLanguage } = useSession().business;
  const branch = useBranches().find(({ id }) => id === branchId);
  const [opened, setOpened] = useState<{ side: (typeof SIDES)[number]; id: string } | null>(null);
  const shown = {
    slug: branch?.state === 'ACTIVE' ? branch.slug : null,
    language: defaultLanguage,
    country,
    currency,
    timezone: branch?.timezone ?? 'UTC',
  };
  const name = store.products.find(({ id }) => id === opened?.id)?.name ?? '';
  const more = store.productCount - store.products.length;
  return (
    <Card title={t('customers.title')}>
      {store.products.length === 0 ? (
        <p className={styles.quiet}>{t('customers.nothing')}</p>
      ) : (
        <div className={styles.said}>
          <p className={styles.quiet}>
            {scheduled ? t('customers.at', { at: moment(store.at) }) : t('customers.now')}
          </p>
          <Suspense fallback={<Skeleton lines={6} height={24} />}>
            <ProductPairs
              title={t('customers.title')}
              store={shown}
              products={store.products}
              before={store.before}
              after={store.after}
              words={{
                before: t('before'),
                after: t('after'),
                missing: t('customers.missing'),
                inside: t('customers.inside'),
              }}
              onOpen={(side, id) => setOpened({ side, id })}
            />
          </Suspense>
          {more > 0 && <p className={styles.quiet}>{t('customers.more', { count: more })}</p>}
        </div>
      )}
      {opened && (
        <Modal open title={name} width={dialogWidth.regular} onCancel={() => setOpened(null)} footer={null}>
          <div className={styles.said}>
            {sidesOf(store, opened.id).length > 1 && (
              <Segmented
                aria-label={t('customers.title')}
                value={opened.side}
                onChange={(side) => setOpened({ ...opened, side })}
                options={SIDES.map((value) => ({ value, label: t(value) }))}
              />
            )}
            <Suspense fallback={<Skeleton lines={8} height={24} />}>
              <ProductPreview
                key={opened.side}
                title={name}
                store={shown}
                menu={menuOf(store[opened.side], new Set([opened.id]))}
                opened
                onOpened={(open) => !open && setOpened(null)}
              />
            </Suspense>
          </div>
        </Modal>
      )}
    </Card>
  );
}

/** On which of both menus a product is. */
const sidesOf = (store: CustomerViewProps['store'], id: string) =>
  SIDES.filter((side) => store[side].products.some((product) => product.id === id));

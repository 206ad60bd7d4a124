import { Segmented } from 'antd';
import { useMany } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';
import { linkedProductIds, previewMenu } from './preview-menu';
import { ProductPreview } from '../../../../storefront/preview/product-preview';
import type { ProductValues } from '../product-values';
import type { ProductRow } from '../use-product-actions';
import type { ProductParts } from '../use-product-parts';
import { MINUTE_MS } from '@domain/time';
import { useBranches } from '@entities/branch/branch';
import { useSession } from '@entities/session/session';
import { useNow } from '@shared/state/use-now';

export interface PreviewPanelProps {
  values: ProductValues;
  parts: ProductParts;
  branchId: string;
  product?: ProductRow;
}

const VIEWS = ['menu', 'opened'] as const;

/** What is typed, as the store page shows it on a phone. */
export default function PreviewPanel({ values, parts, branchId, product }: PreviewPanelProps) {
  const { t } = useTranslation('menu');
  const { country, currency, defaultLanguage } = useSession().business;
  const branch = useBranches().find(({ id }) => id === branchId);
  const timezone = branch?.timezone ?? 'UTC';
  const now = useNow(MINUTE_MS);
  const [view, setView] = useState<(typeof VIEWS)[number]>('menu');
  const ids = useMemo(() => linkedProductIds(parts), [parts]);
  const { query } = useMany<ProductRow>({
    resource: 'products',
    ids,
    queryOptions: { enabled: ids.length > 0 },
    errorNotification: false,
  });
  const linked = query.data?.data;
  const { menu, appearance } = useMemo(
    () =>
      previewMenu(values, {
        parts,
        linked,
        stored: product,
        now: new Date(now),
        timeZone: timezone,
        words: { name: t('preview.noName'), category: t('preview.noCategory') },
      }),
    [values, parts, linked, product, now, timezone, t],
  );
  const hidden = appearance === 'HIDDEN' && values.categoryIds.length > 0;
  return (
    <div className={styles.panel}>
      <Segmented
        aria-label={t('preview.view')}
        value={view}
        onChange={setView}
        options={VIEWS.map((value) => ({ value, label: t(`preview.views.${value}`) }))}
      />
      <ProductPreview
        title={t('preview.title')}
        store={{
          slug: branch?.state === 'ACTIVE' ? branch.slug : null,
          language: defaultLanguage,
          country,
          currency,
          timezone,
        }}
        menu={menu}
        opened={view === 'opened'}
        onOpened={(opened) => setView(opened ? 'opened' : 'menu')}
      />
      <p className={styles.note}>
        {hidden
          ? t(values.state === 'ACTIVE' ? 'preview.notNow' : `preview.hidden.${values.state}`)
          : t('preview.note')}
      </p>
    </div>
  );
}

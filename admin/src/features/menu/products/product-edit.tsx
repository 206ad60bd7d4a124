import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ArchiveProduct } from './archive-product';
import { ProductForm } from './product-form';
import { ProductMenu } from './product-menu';
import { productValues } from './product-values';
import styles from './products.module.css';
import { menuPaths } from '../paths';
import { SaleState } from '../sold-out/sale-state';
import { useProductActions, type ProductRow } from './use-product-actions';
import { useProductParts } from './use-product-parts';
import { withNormalizedAvailability } from '@entities/availability/availability-words';
import { useBranchOfRecord, useMenuRecord } from '../rows/menu-record';
import { RecordProblem } from '@entities/record/record-problem';
import { useSaveRow } from '@entities/record/use-save-row';
import { SoldOutControl } from '../sold-out/sold-out-control';
import { useBranches } from '@entities/branch/branch';
import { useHasPermission } from '@entities/session/access';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

export default function ProductEdit() {
  const { t } = useTranslation(['menu', 'navigation']);
  const { open: notify } = useNotification();
  const navigate = useNavigate();
  const record = useMenuRecord<ProductRow>('products');
  const product = record.row;
  const parts = useProductParts(product?.branchId);
  const { update } = useSaveRow<ProductRow>('products');
  const actions = useProductActions();
  const [archiving, setArchiving] = useState(false);
  const maySellOut = useHasPermission('menu.sold-out');
  const clock = useBranches().find(({ id }) => id === product?.branchId);
  useBranchOfRecord(product, menuPaths.products.list);
  const list = { to: menuPaths.products.list, label: t('navigation:products') };

  const error = record.error ?? parts.error;
  return (
    <Page>
      <PageHeader
        title={product?.name ?? t('product.edit')}
        subtitle={product && clock && <SaleState product={product} clock={clock} />}
        back={list}
        actions={
          product &&
          clock && (
            <span className={styles.headActions}>
              {maySellOut && (
                <SoldOutControl
                  name={product.name}
                  soldOutUntil={product.soldOutUntil}
                  clock={clock}
                  busy={actions.isBusy(product.id)}
                  onChange={(until, message) => actions.setSoldOut(product, until, message)}
                />
              )}
              <ProductMenu product={product} actions={actions} onArchive={() => setArchiving(true)} onPage />
            </span>
          )
        }
      />
      {error ? (
        <RecordProblem error={error} onRetry={record.error ? record.retry : parts.retry} list={list} />
      ) : !product || !parts.parts ? (
        <Skeleton lines={8} height={16} />
      ) : (
        <ProductForm
          key={product.id}
          stored={productValues(product)}
          version={product.version}
          branchId={product.branchId}
          parts={parts.parts}
          product={product}
          actions={actions}
          save={({ changes, version }) =>
            update(product.id, { ...withNormalizedAvailability(changes), version })
          }
          onSaved={() => notify?.({ type: 'success', message: t('saved') })}
        />
      )}
      {product && archiving && (
        <ArchiveProduct
          product={product}
          actions={actions}
          onClose={() => setArchiving(false)}
          // In place of this page: there is nothing to come back to, and nothing to save.
          onArchived={() => void navigate(menuPaths.products.list, { replace: true })}
        />
      )}
    </Page>
  );
}

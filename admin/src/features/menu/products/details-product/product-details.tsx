import { DETAIL_PERIODS, type ProductDetailsDto } from '@contracts/product-details';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ChosenCard } from './chosen-card';
import styles from './details.module.css';
import { PriceCard } from './price-card';
import { SaleCard } from './sale-card';
import { SalesCard } from './sales-card';
import { StockCard } from './stock-card';
import { menuPaths } from '../../paths';
import { ArchiveProduct } from '../archive-product';
import { ProductMenu } from '../product-menu';
import { SaleState } from '../../sold-out/sale-state';
import { useProductActions, type ProductRow } from '../use-product-actions';
import { useBranchOfRecord, useMenuRecord } from '../../rows/menu-record';
import { RecordProblem } from '@entities/record/record-problem';
import { SoldOutControl } from '../../sold-out/sold-out-control';
import { useBranches } from '@entities/branch/branch';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useHasPermission } from '@entities/session/access';
import { useMay } from '@entities/session/use-may';
import { useApi } from '@shared/api/use-api';
import { fillPath } from '@shared/routing/path';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

const USUAL = 28;

/** One product as the business sees it: to the left how it sells, to the right whether it can be sold and what happened to it. */
export default function ProductDetails() {
  const { t } = useTranslation(['menu', 'navigation']);
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const days = DETAIL_PERIODS.find((period) => String(period) === params.get('days')) ?? USUAL;
  const record = useMenuRecord<ProductRow>('products');
  const product = record.row;
  const details = useApi<ProductDetailsDto>(`/api/products/${id}/details`, {
    query: { days },
    keepPrevious: true,
  });
  useLiveRefetch(details.readAgain, {
    types: ['menu.changed', 'order.placed', 'order.changed'],
    everyMs: 2000,
  });
  const actions = useProductActions();
  const [archiving, setArchiving] = useState(false);
  const mayEdit = useMay('products', 'edit');
  const maySellOut = useHasPermission('menu.sold-out');
  const clock = useBranches().find((branch) => branch.id === product?.branchId);
  useBranchOfRecord(product, menuPaths.products.list);
  const list = { to: menuPaths.products.list, label: t('navigation:products') };
  const error = record.error ?? (details.data ? null : details.error);
  const { data } = details;

  return (
    <Page>
      <PageHeader
        title={product?.name ?? t('details.title')}
        subtitle={product && clock && <SaleState product={product} clock={clock} />}
        back={list}
        actions={
          product &&
          clock && (
            <>
              {maySellOut && (
                <SoldOutControl
                  name={product.name}
                  soldOutUntil={product.soldOutUntil}
                  clock={clock}
                  busy={actions.isBusy(product.id)}
                  onChange={(until, message) => actions.setSoldOut(product, until, message)}
                />
              )}
              {mayEdit && (
                <LinkButton
                  to={fillPath(menuPaths.products.edit, { id })}
                  icon={<Pencil size={16} strokeWidth={1.5} />}
                >
                  {t('edit')}
                </LinkButton>
              )}
              <ProductMenu
                product={product}
                actions={actions}
                onArchive={() => setArchiving(true)}
                onPage
                onDetails
              />
            </>
          )
        }
      />
      {error ? (
        <RecordProblem error={error} onRetry={record.error ? record.retry : details.refetch} list={list} />
      ) : !product || !clock || !data ? (
        <div className={styles.columns}>
          <Skeleton lines={10} height={20} />
          <Skeleton lines={8} height={16} />
        </div>
      ) : (
        <div className={styles.columns} aria-busy={details.isStale || undefined}>
          <div className={styles.now}>
            <SaleCard product={product} clauses={data.clauses} clock={clock} actions={actions} />
          </div>
          <div className={styles.what}>
            {data.sales && (
              <>
                <SalesCard
                  unit={product.unit}
                  sales={data.sales}
                  days={days}
                  onDays={(period) => setParams(period === USUAL ? {} : { days: String(period) })}
                />
                <ChosenCard unit={product.unit} sales={data.sales} />
              </>
            )}
          </div>
          <div className={styles.past}>
            <PriceCard product={product} changes={data.priceChanges} />
            {(product.stockTracked || data.stockMoves.length > 0) && (
              <StockCard product={product} moves={data.stockMoves} actions={actions} />
            )}
          </div>
        </div>
      )}
      {product && archiving && (
        <ArchiveProduct
          product={product}
          actions={actions}
          onClose={() => setArchiving(false)}
          // In place of this page: there is nothing to come back to.
          onArchived={() => void navigate(menuPaths.products.list, { replace: true })}
        />
      )}
    </Page>
  );
}

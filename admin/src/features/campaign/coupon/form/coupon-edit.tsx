import { useOne } from '@refinedev/core';
import type { CouponDto } from '@contracts/coupons';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CouponEditor } from './coupon-editor';
import { coupons } from '../coupon.feature';
import { NEW_COUPON } from '../coupon-values';
import { PhaseTag } from '../phase-tag';
import { RecordProblem } from '@entities/record/record-problem';
import type { ApiError } from '@shared/api/error';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

/** `/dashboard/campaign/coupon/edit/:id`: a coupon with its figures, its personal codes and its log. */
export default function CouponEdit() {
  const { t } = useTranslation(['coupons', 'navigation']);
  const { id = '' } = useParams();
  const { query, result } = useOne<CouponDto, ApiError>({
    resource: 'coupons',
    id,
    errorNotification: false,
    // A form begins with what is stored now, not with what a list showed a while ago.
    queryOptions: { staleTime: 0, refetchOnWindowFocus: false },
  });
  const back = { to: coupons.paths.list, label: t('navigation:coupons') };
  const row = query.data ? result : undefined;
  return (
    <Page>
      <PageHeader
        title={row?.code ?? back.label}
        subtitle={row && <PhaseTag phase={row.phase} />}
        back={back}
      />
      {row ? (
        <CouponEditor key={id} coupon={row} initialValues={NEW_COUPON} />
      ) : query.error ? (
        <RecordProblem error={query.error} onRetry={() => void query.refetch()} list={back} />
      ) : (
        <Skeleton lines={8} height={20} />
      )}
    </Page>
  );
}

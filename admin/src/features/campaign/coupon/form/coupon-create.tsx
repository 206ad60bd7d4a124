import { useOne } from '@refinedev/core';
import type { CouponDto } from '@contracts/coupons';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CouponEditor } from './coupon-editor';
import { coupons } from '../coupon.feature';
import { duplicateOf, NEW_COUPON } from '../coupon-values';
import type { ApiError } from '@shared/api/error';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

/** `/dashboard/campaign/coupon/new`: a new coupon; `?from=` names the one that it is a copy of. */
export default function CouponCreate() {
  const { t } = useTranslation(['coupons', 'navigation']);
  const [params] = useSearchParams();
  const from = params.get('from');
  const { query, result } = useOne<CouponDto, ApiError>({
    resource: 'coupons',
    id: from ?? undefined,
    errorNotification: false,
    queryOptions: { enabled: from !== null },
  });
  return (
    <Page>
      <PageHeader
        title={t('navigation:create.coupons')}
        subtitle={result && t('copyOf', { code: result.code })}
        back={{ to: coupons.paths.list, label: t('navigation:coupons') }}
      />
      {from !== null && query.isLoading ? (
        <Skeleton lines={8} height={20} />
      ) : (
        // A copy of a coupon that is gone by now is an empty form.
        <CouponEditor
          key={from ?? ''}
          coupon={null}
          initialValues={result ? duplicateOf(result) : NEW_COUPON}
        />
      )}
    </Page>
  );
}

import type { FeedbackDto, RecoveryCouponDto } from '@contracts/feedback';
import type { CrudFilter } from '@refinedev/core';
import { Alert, Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './feedback.module.css';
import { ResourceSelect } from '@entities/record/resource-select';
import { useVerb } from '@entities/record/use-verb';
import { useHasPermission } from '@entities/session/access';
import { fillPath } from '@shared/routing/path';
import { Field } from '@shared/ui/field';

const ORDER = '/dashboard/orders/details/:id';
const DEPENDENTS = { paths: ['/api/feedback', '/api/coupons'] };

/** Coupons whose personal codes customers can use now. */
const OFFERED: CrudFilter[] = [
  { field: 'state', operator: 'eq', value: 'ACTIVE' },
  { field: 'personalOnly', operator: 'eq', value: true },
];

/** The code that the customer got, or the choice of a coupon of which to give them one. */
export function RecoveryCoupon({ feedback }: { feedback: FeedbackDto }) {
  const mayReply = useHasPermission('feedback.reply');
  const mayEdit = useHasPermission('campaign.edit');
  const { recoveryCoupon, customerId, state } = feedback;
  if (recoveryCoupon) return <GivenCoupon coupon={recoveryCoupon} />;
  if (!mayReply || !mayEdit || customerId === null || state === 'ARCHIVED') return null;
  return <GiveCoupon feedback={feedback} />;
}

function GivenCoupon({ coupon }: { coupon: RecoveryCouponDto }) {
  const { t } = useTranslation('feedback');
  const { code, couponName, orderId, orderNumber } = coupon;
  return (
    <Alert
      type={orderId === null ? 'info' : 'success'}
      message={t('coupon.given', { coupon: couponName })}
      description={
        <div className={styles.buttons}>
          <Typography.Text copyable>{code}</Typography.Text>
          {orderId === null ? (
            <span className={styles.faint}>{t('coupon.unused')}</span>
          ) : (
            <Link to={fillPath(ORDER, { id: orderId })}>
              {t('coupon.usedBy', { number: orderNumber ?? '' })}
            </Link>
          )}
        </div>
      }
    />
  );
}

function GiveCoupon({ feedback: { id, version } }: { feedback: FeedbackDto }) {
  const { t } = useTranslation('feedback');
  const [couponId, setCouponId] = useState<string | null>(null);
  const give = useVerb<FeedbackDto>('feedback', 'recovery-coupon', DEPENDENTS);
  return (
    <>
      <Field label={t('coupon.label')} hint={t('coupon.hint')} optional>
        {(control) => (
          <ResourceSelect
            {...control}
            resource="coupons"
            filters={OFFERED}
            value={couponId}
            allowClear
            notFoundContent={t('coupon.none')}
            onChange={(chosen) => setCouponId(chosen ?? null)}
          />
        )}
      </Field>
      {couponId !== null && (
        <div>
          <Button
            loading={give.pending}
            onClick={() => void give.run(id, { version, couponId }, { success: t('coupon.done') })}
          >
            {t('coupon.give')}
          </Button>
        </div>
      )}
    </>
  );
}

import { useNotification } from '@refinedev/core';
import type { CouponDto } from '@contracts/coupons';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CouponForm } from './coupon-form';
import layout from '../../form-with-aside.module.css';
import { FiguresCard } from '../aside/figures-card';
import { SummaryCard } from '../aside/summary-card';
import { CodesCard } from '../codes/codes-card';
import { coupons } from '../coupon.feature';
import { valuesOf, type CouponForm as Values } from '../coupon-values';
import { ExplainCard } from '../explain/explain-card';
import { SimulatorCard } from '../simulator/simulator-card';
import { RecordActivity } from '@entities/activity/record-activity';
import { fillPath } from '@shared/routing/path';

interface CouponEditorProps {
  /** Null for a new one. */
  coupon: CouponDto | null;
  /** The values of a new coupon. */
  initialValues: Values;
}

/** The form of a coupon and, beside it, what the coupon says, what it would have cost, and what it did. */
export function CouponEditor({ coupon, initialValues }: CouponEditorProps) {
  const { t } = useTranslation('coupons');
  const { open: notify } = useNotification();
  const navigate = useNavigate();
  const [values, setValues] = useState(coupon ? valuesOf(coupon) : initialValues);
  const isNew = coupon === null;
  const onSaved = useCallback(
    (row: CouponDto) => {
      notify?.({ type: 'success', message: t(isNew ? 'created' : 'saved', { code: row.code }) });
      // The page of the coupon has its links and personal codes.
      if (isNew) void navigate(fillPath(coupons.paths.edit, { id: row.id }), { replace: true });
    },
    [isNew, navigate, notify, t],
  );
  return (
    <div className={layout.columns}>
      <CouponForm coupon={coupon} initialValues={initialValues} onValues={setValues} onSaved={onSaved} />
      <aside className={layout.aside}>
        <SummaryCard values={values} />
        {coupon && <FiguresCard coupon={coupon} />}
        <SimulatorCard values={values} />
        <ExplainCard code={coupon?.code ?? ''} />
        {coupon && (
          <>
            <CodesCard coupon={coupon} />
            <RecordActivity entity="coupon" id={coupon.id} version={coupon.version} />
          </>
        )}
      </aside>
    </div>
  );
}

import type { CouponDto } from '@contracts/coupons';
import { Button } from 'antd';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './aside.module.css';
import { costBps } from '../coupon-values';
import { LinksDialog } from '../links/links-dialog';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

/** Figures of a coupon so far: uses, sales and cost; and its links for sharing. */
export function FiguresCard({ coupon }: { coupon: CouponDto }) {
  const { t } = useTranslation('coupons');
  const { money, number, percent } = useFormat();
  const [isSharing, setSharing] = useState(false);
  const { uses, soldCents, discountCents, links, rules } = coupon;
  const share = costBps(coupon);
  const limit = rules.usage?.usageLimit;
  const figures = [
    ['uses', limit === undefined ? number(uses) : t('usesOf', { uses: number(uses), limit: number(limit) })],
    ['sold', money(soldCents)],
    ['cost', money(discountCents)],
    ['share', share === null ? '–' : percent(share, 1)],
  ] as const;
  return (
    <Card
      title={t('figures.title')}
      actions={
        links.length > 0 && (
          <Button
            size="small"
            icon={<QrCode size={14} strokeWidth={1.5} aria-hidden />}
            onClick={() => setSharing(true)}
          >
            {t('links.button')}
          </Button>
        )
      }
    >
      <dl className={styles.figures}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`columns.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isSharing && <LinksDialog coupon={coupon} onClose={() => setSharing(false)} />}
    </Card>
  );
}

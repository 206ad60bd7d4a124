import type { ProductDto } from '@contracts/menu';
import {
  Archive,
  Check,
  CirclePause,
  CircleSlash,
  Clock,
  EyeOff,
  LayoutList,
  PackageMinus,
  PackageX,
  PencilLine,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reasonsOf, type Reason } from './not-sellable';
import styles from './sold-out.module.css';
import type { BranchClock } from './sold-out-until';
import { useSoldOutWords } from './sold-out-words';
import { isLow } from '../stock/is-low';
import { useNow } from '@shared/state/use-now';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<Reason, { icon: LucideIcon; tone?: Tone }> = {
  DRAFT: { icon: PencilLine },
  PAUSED: { icon: CirclePause },
  ARCHIVED: { icon: Archive },
  SOLD_OUT: { icon: CircleSlash, tone: 'cancelled' },
  OUT_OF_STOCK: { icon: PackageX, tone: 'cancelled' },
  CATEGORY_NOT_ACTIVE: { icon: LayoutList },
  CATEGORY_SOLD_OUT: { icon: CircleSlash, tone: 'cancelled' },
  NOT_AVAILABLE_NOW: { icon: Clock },
  NO_VARIATION: { icon: TriangleAlert, tone: 'waiting' },
  GROUP_UNSATISFIABLE: { icon: TriangleAlert, tone: 'waiting' },
  CHANNEL_HIDDEN: { icon: EyeOff },
  OTHER: { icon: TriangleAlert, tone: 'waiting' },
};

/** Whether a product is sold now and, if not, why – each reason in words. */
export function SaleState({ product, clock }: { product: ProductDto; clock: BranchClock }) {
  const { t } = useTranslation('menu');
  const now = useNow();
  const until = useSoldOutWords(clock);
  const reasons = reasonsOf(product, new Date(now));
  const words = (reason: Reason) =>
    reason === 'SOLD_OUT' && product.soldOutUntil
      ? t('soldOut.tag', { until: until(product.soldOutUntil, now) })
      : t(`reasons.${reason}`);
  return (
    <span className={styles.tags}>
      {reasons.map((reason) => (
        <Tag key={reason} {...LOOKS[reason]}>
          {words(reason)}
        </Tag>
      ))}
      {reasons.length === 0 &&
        (isLow(product) ? (
          <Tag tone="waiting" icon={PackageMinus}>
            {t('stock.left', { count: product.stockQuantity ?? 0 })}
          </Tag>
        ) : (
          <Tag tone="ready" icon={Check}>
            {t('reasons.ON_SALE')}
          </Tag>
        ))}
    </span>
  );
}

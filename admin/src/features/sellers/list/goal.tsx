import type { SellerDto } from '@contracts/sellers';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { goalPercent } from '../seller-values';
import styles from '../sellers.module.css';
import { useFormat } from '@shared/format/context';

/** How far a seller is with what they are to sell this month; nothing without a goal. */
export function Goal({ seller }: { seller: Pick<SellerDto, 'name' | 'goalCents' | 'month'> }) {
  const { t } = useTranslation('sellers');
  const { money } = useFormat();
  const percent = goalPercent(seller);
  if (percent === null || seller.goalCents === null) return <span className={styles.faint}>–</span>;
  return (
    <span className={styles.goal}>
      <Progress
        percent={percent}
        size="small"
        showInfo={false}
        status={percent === 100 ? 'success' : 'normal'}
        aria-label={t('goalOf', { name: seller.name })}
      />
      <span className={styles.faint}>{t('goalReached', { percent, goal: money(seller.goalCents) })}</span>
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import columnStyles from './board-column.module.css';
import styles from './board.module.css';
import { SkeletonLine } from '@shared/ui/states';

const CARDS = [3, 2, 3, 1];

/** The board's shape while it is on its way. */
export function BoardSkeleton() {
  const { t } = useTranslation(['orders', 'ui']);
  return (
    <div className={styles.page} role="status" aria-label={t('ui:loading')}>
      <div className={styles.board}>
        <div className={styles.waitingTitle}>
          <SkeletonLine width={90} height={20} />
        </div>
        <div className={styles.columns}>
          {CARDS.map((count, index) => (
            <div key={index} className={columnStyles.column} data-shown={index === 0}>
              <div className={columnStyles.head}>
                <SkeletonLine width="50%" height={14} />
              </div>
              <div className={columnStyles.body}>
                {Array.from({ length: count }, (_, card) => (
                  <div key={card} className={styles.waitingCard}>
                    <SkeletonLine width="40%" height={20} />
                    <SkeletonLine width="70%" />
                    <SkeletonLine />
                    <SkeletonLine width="55%" />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

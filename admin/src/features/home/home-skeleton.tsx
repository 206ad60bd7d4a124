import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { Card } from '@shared/ui/card';
import { classes } from '@shared/ui/classes';
import figures from '@shared/ui/figures.module.css';
import { SkeletonLine } from '@shared/ui/states';

const FIGURES = 5;
const LINES = 4;

/** The same boxes as the page itself, so that nothing jumps when the figures come. */
export function HomeSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div className={classes(styles.grid, styles.coming)} role="status" aria-label={t('loading')}>
      <div className={classes(figures.figures, styles.figures)}>
        {Array.from({ length: FIGURES }, (_, index) => (
          <div key={index} className={figures.figure}>
            <SkeletonLine width="56%" />
            <SkeletonLine width="72%" height={28} />
            <SkeletonLine width="64%" />
          </div>
        ))}
      </div>
      <div className={styles.what}>
        <Card className={styles.chartBox}>
          <SkeletonLine width={140} />
        </Card>
      </div>
      <aside className={styles.now}>
        <Card>
          {Array.from({ length: LINES }, (_, index) => (
            <SkeletonLine key={index} height={32} />
          ))}
        </Card>
      </aside>
    </div>
  );
}

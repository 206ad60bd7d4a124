import styles from './home.module.css';
import { Card } from '@shared/ui/card';
import { Skeleton } from '@shared/ui/states';

/** The same boxes as the page itself, so that nothing jumps when the figures come. */
export function HomeSkeleton() {
  return (
    <div className={styles.grid}>
      <Card className={styles.wide}>
        <Skeleton lines={2} height={28} />
      </Card>
      <div className={styles.what}>
        <Card>
          <Skeleton lines={1} height={252} />
        </Card>
      </div>
      <aside className={styles.now}>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </aside>
    </div>
  );
}

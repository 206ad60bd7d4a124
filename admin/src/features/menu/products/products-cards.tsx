import { useTranslation } from 'react-i18next';
import { ProductCard } from './product-card';
import styles from './products.module.css';
import type { ProductsView } from './products-table';
import { Sorting, useSorting } from '@shared/sortable/sorting';
import { useLongRows } from '../long-list/use-long-rows';
import { classes } from '@shared/ui/classes';
import { SkeletonLine, ErrorState, Skeleton } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

const CARD_WIDTH = 240;
const GAP = 16;
/** Until they are measured, in pixels. */
const HEIGHTS = { compact: 92, grid: 330 };

/** Below each other and small where it is `compact`, for phones; otherwise side by side with large photos. */
export function ProductsCards(props: ProductsView & { compact: boolean }) {
  const { list, empty } = props;
  if (list.error && !list.isPart) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.isLoading && list.total === 0) return <>{empty}</>;
  return <Cards {...props} />;
}

function Cards({ compact, onMove, landing, ...view }: ProductsView & { compact: boolean }) {
  const { t } = useTranslation('menu');
  const { list } = view;
  const [place, width] = useWidth<HTMLDivElement>();
  const perLine = compact ? 1 : Math.max(1, Math.floor((width + GAP) / (CARD_WIDTH + GAP)));
  const height = compact ? HEIGHTS.compact : HEIGHTS.grid;
  const rows = useLongRows<HTMLUListElement>({
    count: list.total,
    perLine,
    estimate: height,
    gap: compact ? 0 : GAP,
    start: list.start,
    question: list.question,
    landing,
    onSee: list.see,
    onRest: list.rest,
  });
  const { list: moving, around } = useSorting<HTMLUListElement>({
    count: list.total,
    perLine,
    nameAt: (index) => list.rowAt(index)?.name ?? '',
    onMove,
  });
  return (
    <Sorting {...around}>
      <div className={compact ? undefined : styles.gridPlace}>
        <div ref={place}>
          {list.isLoading && (
            <div className={styles.loading}>
              <Skeleton lines={8} height={28} />
            </div>
          )}
          <ul
            ref={rows.ref}
            className={classes(compact ? styles.cards : styles.grid, list.isStale && styles.stale)}
            style={compact ? undefined : { gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))` }}
            aria-label={t('products.title')}
            aria-busy={list.isLoading || list.isStale}
            {...rows.holding}
            {...moving}
          >
            {/* In one list of all: what goes to another line stays the same element, and keeps the focus. */}
            {rows.parts.flatMap((part) => {
              if ('space' in part)
                return (
                  <li key={part.key} className={styles.space} style={{ height: part.space }} aria-hidden />
                );
              const first = part.line * perLine;
              return Array.from({ length: Math.min(perLine, list.total - first) }, (_, index) => {
                const product = list.rowAt(first + index);
                // The first of a line is as high as the line.
                const measure = index === 0 ? rows.measure : undefined;
                return product ? (
                  <ProductCard
                    key={product.id}
                    product={product}
                    compact={compact}
                    index={first + index}
                    line={part.line}
                    measure={measure}
                    {...view}
                  />
                ) : (
                  <li
                    key={`bone ${first + index}`}
                    data-index={part.line}
                    aria-setsize={list.total}
                    aria-posinset={first + index + 1}
                    className={classes(styles.card, compact && styles.compact)}
                    style={{ height }}
                  >
                    <SkeletonLine width="60%" />
                  </li>
                );
              });
            })}
          </ul>
        </div>
        {list.error && <ErrorState error={list.error} onRetry={list.refetch} />}
      </div>
    </Sorting>
  );
}

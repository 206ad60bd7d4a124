import type { ProductDto } from '@contracts/menu';
import { UtensilsCrossed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askedAfterOf, type GroupKind, type GroupRow } from './group-kind';
import styles from './groups.module.css';
import { menuPaths } from '../paths';
import { SaleState } from '../sold-out/sale-state';
import { useMenuRows } from '../rows/menu-rows';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useHasPermission } from '@entities/session/access';
import { fillPath } from '@shared/routing/path';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

interface UsedByProps {
  kind: Pick<GroupKind<GroupRow>, 'usedAs' | 'words' | 'paths'>;
  row: GroupRow;
  clock: BranchClock;
}

/** The products that use a group. */
function useUsedBy({ usedAs }: UsedByProps['kind'], row: { id: string; branchId: string }) {
  const operator = usedAs === 'extraGroupIds' ? 'contains' : 'eq';
  return useMenuRows<ProductDto>({
    resource: 'products',
    branchId: row.branchId,
    filters: [{ field: usedAs, operator, value: row.id }],
  });
}

/** Which products use a group, and whether they are sold now; and after which options it is asked for. */
export function UsedBy({ kind, row, clock }: UsedByProps) {
  const { t } = useTranslation('menu');
  const mayEdit = useHasPermission('menu.edit');
  const { rows, error, refetch } = useUsedBy(kind, row);
  if (error) return <ErrorState compact error={error} onRetry={refetch} />;
  if (!rows) return <Skeleton lines={3} height={20} />;
  const asked = askedAfterOf(row);
  if (rows.length + asked.length === 0) {
    return (
      <EmptyState
        compact
        icon={UtensilsCrossed}
        title={t('groups.unused')}
        text={t(`${kind.words}.unusedText`)}
      />
    );
  }
  return (
    <ul className={styles.usedBy}>
      {rows.map((product) => (
        <li key={product.id}>
          {mayEdit ? (
            <Link to={fillPath(menuPaths.products.edit, { id: product.id })} className={styles.usedName}>
              {product.name}
            </Link>
          ) : (
            <span className={styles.usedName}>{product.name}</span>
          )}
          <SaleState product={product} clock={clock} />
        </li>
      ))}
      {asked.map(({ groupId, group, extra }) => (
        <li key={`${groupId} ${extra}`}>
          {mayEdit ? (
            <Link to={fillPath(kind.paths.edit, { id: groupId })} className={styles.usedName}>
              {t('groups.askedAfter', { option: extra, group })}
            </Link>
          ) : (
            <span className={styles.usedName}>{t('groups.askedAfter', { option: extra, group })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

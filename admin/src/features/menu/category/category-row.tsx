import type { CategoryDto } from '@contracts/menu';
import { isSoldOut } from '@domain/menu';
import {
  Archive,
  ArrowDownToLine,
  ArrowUpToLine,
  ChefHat,
  CirclePause,
  CircleSlash,
  Clock,
  UtensilsCrossed,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './category.module.css';
import { menuPaths } from '../paths';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import { Thumbnail } from '../photos/thumbnail';
import { RestoreButton } from '../rows/restore-button';
import type { MenuActions } from '../rows/use-menu-actions';
import { RowControls } from '../rows/row-controls';
import rows from '../rows/rows.module.css';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useSoldOutOfRow } from '../sold-out/use-sold-out-of-row';
import { useSoldOutWords } from '../sold-out/sold-out-words';
import { useHasPermission } from '@entities/session/access';
import { fillPath } from '@shared/routing/path';
import { useNow } from '@shared/state/use-now';
import { Tag } from '@shared/ui/tag';

interface CategoryRowProps {
  row: CategoryDto;
  handle: ReactNode;
  clock: BranchClock;
  /** Some of the list have one, so every row leaves the place. */
  photo: boolean;
  actions: MenuActions<CategoryDto>;
  onArchive: () => void;
  /** Left out where the order cannot be changed. */
  onMove?: (to: 'first' | 'last') => void;
}

export function CategoryRow({ row, handle, clock, photo, actions, onArchive, onMove }: CategoryRowProps) {
  const { t } = useTranslation('menu');
  const mayEdit = useHasPermission('menu.edit');
  const now = useNow();
  const when = useAvailabilityWords();
  const until = useSoldOutWords(clock);
  const { name, state } = row;
  const active = state === 'ACTIVE';
  const archived = state === 'ARCHIVED';
  const soldOut = isSoldOut(row.soldOutUntil, new Date(now));
  const edit = fillPath(menuPaths.categories.edit, { id: row.id });
  const busy = actions.isBusy(row.id);

  const selling = useSoldOutOfRow({
    name,
    soldOutUntil: row.soldOutUntil,
    clock,
    busy,
    onChange: (end, message) => void actions.sellOut(row, end, message),
    hasMenu: mayEdit,
  });

  const toggle = (on: boolean) =>
    void actions.change(
      row,
      { state: on ? 'ACTIVE' : 'PAUSED' } as Partial<CategoryDto>,
      t(on ? 'resumed' : 'paused', { name }),
    );
  const places = [
    { key: 'first', label: t('moveFirst'), icon: <ArrowUpToLine />, onClick: () => onMove?.('first') },
    { key: 'last', label: t('moveLast'), icon: <ArrowDownToLine />, onClick: () => onMove?.('last') },
  ];

  return (
    <div className={styles.row} data-off={!active || undefined} data-busy={busy || undefined}>
      <span className={styles.handle}>{handle}</span>
      <div className={styles.what}>
        {photo && <Thumbnail url={row.imageUrl} />}
        <div className={styles.words}>
          <span className={rows.title}>
            {mayEdit && !archived ? (
              <Link to={edit} className={styles.name}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
            {archived && <Tag icon={Archive}>{t('states.ARCHIVED')}</Tag>}
            {state === 'PAUSED' && !mayEdit && <Tag icon={CirclePause}>{t('states.PAUSED')}</Tag>}
            {soldOut && !archived && row.soldOutUntil && (
              <Tag tone="cancelled" icon={CircleSlash}>
                {t('soldOut.tag', { until: until(row.soldOutUntil, now) })}
              </Tag>
            )}
          </span>
          {row.description && <span className={styles.description}>{row.description}</span>}
        </div>
      </div>
      <div className={styles.facts}>
        <span className={styles.fact}>
          <Clock size={14} strokeWidth={1.5} aria-hidden />
          {when(row.availability)}
        </span>
        {row.station && (
          <span className={styles.fact}>
            <ChefHat size={14} strokeWidth={1.5} aria-hidden />
            {row.station}
          </span>
        )}
        <span className={styles.fact}>
          <UtensilsCrossed size={14} strokeWidth={1.5} aria-hidden />
          <span className="figures">{t('category.products', { count: row.productCount })}</span>
        </span>
      </div>
      <div className={styles.actions}>
        {mayEdit && archived && <RestoreButton row={row} actions={actions} />}
        {!archived && selling.control}
        {mayEdit && !archived && (
          <RowControls
            name={name}
            edit={edit}
            active={active}
            busy={busy}
            label={t('category.onSale', { name })}
            onSwitch={toggle}
            more={onMove && places}
            moreGroups={selling.groups}
            onArchive={onArchive}
          />
        )}
      </div>
    </div>
  );
}

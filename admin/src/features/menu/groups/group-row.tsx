import { Button } from 'antd';
import { isSoldOut } from '@domain/menu';
import { Archive, CirclePause, CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AddInPlace } from './add-in-place';
import {
  askedAfterOf,
  countUnavailable,
  inPlace,
  isUsed,
  soldOutUntilOf,
  type GroupKind,
  type GroupRow as Row,
} from './group-kind';
import styles from './groups.module.css';
import { OptionCells } from './option-cells';
import type { GroupActions } from './use-group-actions';
import { RestoreButton } from '../rows/restore-button';
import { RowControls } from '../rows/row-controls';
import rows from '../rows/rows.module.css';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useSoldOutOfRow } from '../sold-out/use-sold-out-of-row';
import { useSoldOutWords } from '../sold-out/sold-out-words';
import { useHasPermission } from '@entities/session/access';
import { fillPath } from '@shared/routing/path';
import { useNow } from '@shared/state/use-now';
import { Tag } from '@shared/ui/tag';

interface GroupRowProps<R extends Row> {
  kind: GroupKind<R>;
  row: R;
  /** Its rule in words, where it has one. */
  rule: string;
  clock: BranchClock;
  actions: GroupActions<R>;
  onUsedBy: () => void;
  onArchive: () => void;
}

export function GroupRow<R extends Row>(props: GroupRowProps<R>) {
  const { kind, row, rule, clock, actions, onUsedBy, onArchive } = props;
  const { t } = useTranslation('menu');
  const mayEdit = useHasPermission('menu.edit');
  // What is new has a price.
  const mayPrice = useHasPermission('menu.price.edit') && mayEdit;
  const now = useNow();
  const until = useSoldOutWords(clock);
  const { name, state, usedBy } = row;
  const archived = state === 'ARCHIVED';
  const active = state === 'ACTIVE';
  const options = inPlace(kind.optionsOf(row));
  const gone = countUnavailable(options, { now: new Date(now), timeZone: clock.timezone });
  const soldOutUntil = soldOutUntilOf(row);
  const soldOut = isSoldOut(soldOutUntil, new Date(now));
  const edit = fillPath(kind.paths.edit, { id: row.id });
  const busy = actions.isBusy(row.id);
  // Of variations only single ones are sold out, not all of a group at once.
  const sellsOut = !archived && 'soldOutUntil' in row;
  const selling = useSoldOutOfRow({
    name,
    soldOutUntil,
    clock,
    quiet: true,
    busy,
    onChange: (end, message) => void actions.sellOut({ ...row, soldOutUntil }, end, message),
    hasMenu: mayEdit,
  });
  const asked = askedAfterOf(row).length;
  const uses = [
    ...(usedBy > 0 ? [t('groups.usedBy', { count: usedBy })] : []),
    ...(asked > 0 ? [t('groups.askedBy', { count: asked })] : []),
  ];
  const facts = [rule, t('groups.options', { count: options.length })].filter(Boolean).join(' · ');

  return (
    <li className={styles.row} data-off={!active || undefined} aria-busy={busy || undefined}>
      <div className={styles.head}>
        <span className={rows.title}>
          {mayEdit && !archived ? (
            <Link to={edit} className={styles.name}>
              {name}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {row.internalName && <span className={styles.internal}>{row.internalName}</span>}
          {state === 'PAUSED' && !mayEdit && <Tag icon={CirclePause}>{t('states.PAUSED')}</Tag>}
          {archived && <Tag icon={Archive}>{t('states.ARCHIVED')}</Tag>}
          {soldOut && soldOutUntil && (
            <Tag tone="cancelled" icon={CircleSlash}>
              {t('soldOut.tag', { until: until(soldOutUntil, now) })}
            </Tag>
          )}
          {active && !soldOut && gone > 0 && (
            <Tag tone="cancelled" icon={CircleSlash}>
              {t('groups.gone', { count: gone })}
            </Tag>
          )}
        </span>
        <span className={styles.rule}>{facts}</span>
      </div>
      <div className={styles.actions}>
        <Button size="small" type="text" disabled={!isUsed(row)} onClick={onUsedBy}>
          {uses.join(' · ') || t('groups.unused')}
        </Button>
        {sellsOut && selling.control}
        {mayEdit && archived && <RestoreButton row={row} actions={actions} />}
        {mayEdit && !archived && (
          <RowControls
            name={name}
            edit={edit}
            active={active}
            busy={busy}
            label={t('groups.onSale', { name })}
            onSwitch={(on) => actions.setActive(row, on)}
            moreGroups={sellsOut ? selling.groups : []}
            onArchive={onArchive}
          />
        )}
      </div>
      <OptionCells row={row} options={options} clock={clock} actions={archived ? undefined : actions}>
        {mayPrice && !archived && <AddInPlace kind={kind} row={row} actions={actions} />}
      </OptionCells>
    </li>
  );
}

import { Button } from 'antd';
import { availableAt, hasRunOut, isSoldOut } from '@domain/menu';
import { CirclePause, CircleSlash, Clock, PackageMinus, PackageX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupRow, Option } from './group-kind';
import styles from './groups.module.css';
import { OptionControls } from './option-controls';
import type { GroupActions } from './use-group-actions';
import { isLow } from '../stock/is-low';
import { StockCell } from '../stock/stock-cell';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useSoldOutWords } from '../sold-out/sold-out-words';
import { useHasPermission } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { useMedia } from '@shared/state/use-media';
import { useNow } from '@shared/state/use-now';

/** So many are in sight; one more than that is not worth a press. */
const SHOWN = { wide: 12, phone: 5 };

interface OptionCellsProps<Row extends GroupRow> {
  row: Row;
  options: Option[];
  clock: BranchClock;
  /** Left out where nothing can be done to them. */
  actions?: GroupActions<Row>;
  /** Stands in the place after the last. */
  children?: ReactNode;
}

/** What there is to choose, with its price and whether it can be had, each with a press to take it off sale. */
export function OptionCells<Row extends GroupRow>(props: OptionCellsProps<Row>) {
  const { row, options, clock, actions, children } = props;
  const { t } = useTranslation('menu');
  const [open, setOpen] = useState(false);
  const shown = SHOWN[useMedia('(max-width: 767px)') ? 'phone' : 'wide'];
  const long = options.length > shown + 1;
  return (
    <div className={styles.cells}>
      <ul className={styles.cellList} aria-label={t('groups.optionsOf', { name: row.name })}>
        {(long && !open ? options.slice(0, shown) : options).map((option) => (
          <OptionCell key={option.id} row={row} option={option} clock={clock} actions={actions} />
        ))}
        {children && <li className={styles.lastCell}>{children}</li>}
      </ul>
      {long && (
        <Button size="small" type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('groups.showFewer') : t('groups.showAll', { count: options.length })}
        </Button>
      )}
    </div>
  );
}

function OptionCell<Row extends GroupRow>({
  row,
  option,
  clock,
  actions,
}: Omit<OptionCellsProps<Row>, 'options' | 'children'> & { option: Option }) {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const now = useNow();
  const until = useSoldOutWords(clock);
  const maySellOut = useHasPermission('menu.sold-out');
  const { name, priceCents, promoPriceCents, soldOutUntil } = option;
  const paused = option.state === 'PAUSED';
  const gone = isSoldOut(soldOutUntil, new Date(now));
  const out = hasRunOut(option);
  const later = !availableAt(option.availability, new Date(now), clock.timezone);

  return (
    <li
      className={styles.cell}
      data-gone={gone || out || undefined}
      data-paused={paused || later || undefined}
    >
      <span className={styles.cellName}>{name}</span>
      {paused ? (
        <span className={styles.cellState}>
          <CirclePause size={13} strokeWidth={2} aria-hidden />
          {t('states.PAUSED')}
        </span>
      ) : gone && soldOutUntil ? (
        <span className={styles.cellState}>
          <CircleSlash size={13} strokeWidth={2} aria-hidden />
          {t('soldOut.tag', { until: until(soldOutUntil, now) })}
        </span>
      ) : out ? (
        <span className={styles.cellState}>
          <PackageX size={13} strokeWidth={2} aria-hidden />
          {t('reasons.OUT_OF_STOCK')}
        </span>
      ) : later ? (
        <span className={styles.cellState}>
          <Clock size={13} strokeWidth={2} aria-hidden />
          {t('reasons.NOT_AVAILABLE_NOW')}
        </span>
      ) : (
        <span className={styles.cellPrice}>
          {promoPriceCents != null && <s>{money(priceCents)}</s>}
          {money(promoPriceCents ?? priceCents)}
        </span>
      )}
      {option.stockQuantity !== null && (
        <span className={styles.cellStock} data-low={isLow(option) || undefined}>
          {isLow(option) && <PackageMinus size={13} strokeWidth={2} role="img" aria-label={t('stock.low')} />}
          <StockCell
            item={{ ...option, unit: 'UN' }}
            busy={actions?.isBusy(option.id) ?? false}
            onCount={actions && ((quantity) => actions.setOptionStock(row, option, quantity))}
          />
        </span>
      )}
      {maySellOut && actions && (
        <OptionControls
          option={option}
          clock={clock}
          busy={actions.isBusy(option.id)}
          onSoldOut={(end, message) => actions.setOptionSoldOut(row, option, end, message)}
          onPause={(pausing) => actions.setOptionPaused(row, option, pausing)}
        />
      )}
    </li>
  );
}

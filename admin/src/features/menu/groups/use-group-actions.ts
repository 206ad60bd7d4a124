import { useTranslation } from 'react-i18next';
import type { GroupKind, GroupRow, Option } from './group-kind';
import type { TypedOption } from './read-options';
import type { StockMove } from '../stock/stock-moves';
import { useMenuActions } from '../rows/use-menu-actions';

/** What is done to a group and to single options of it outside of its form. */
export function useGroupActions<Row extends GroupRow>(kind: GroupKind<Row>) {
  const { resource, place } = kind;
  const { t } = useTranslation('menu');
  const actions = useMenuActions<Row>(resource);
  return {
    ...actions,
    setActive: (row: Row, active: boolean) =>
      void actions.change(
        row,
        { state: active ? 'ACTIVE' : 'PAUSED' } as Partial<Row>,
        t(active ? 'resumed' : 'paused', { name: row.name }),
      ),
    /** One more option at the end of a group; answers whether it is stored. */
    addOption: (row: Row, option: TypedOption) =>
      actions.change(
        row,
        kind.withOption(row, option) as Partial<Row>,
        t('groups.added', { name: option.name, group: row.name }),
      ),
    /** Sold out until an instant, or for sale again with null. */
    setOptionSoldOut: (row: Row, { id, soldOutUntil }: Option, until: string | null, message: string) =>
      void actions.changePart(
        row,
        { place, id },
        { verb: 'sold-out', values: { until }, back: { until: soldOutUntil } },
        message,
      ),
    setOptionPaused: (row: Row, { id, name }: Option, paused: boolean) =>
      void actions.changePart(
        row,
        { place, id },
        { verb: 'pause', values: { paused }, back: { paused: !paused } },
        t(paused ? 'paused' : 'resumed', { name }),
      ),
    /** Sets what was counted of an option; the way back sets what was there before. */
    setOptionStock: (row: Row, { id, name, stockQuantity }: Option, quantity: number) => {
      const recount = (pieces: number) => ({ kind: 'RECOUNT', quantity: pieces });
      void actions.changePart(
        row,
        { place, id },
        { verb: 'stock', values: recount(quantity), back: recount(stockQuantity ?? 0) },
        t('inPlace.counted', { name, count: quantity }),
      );
    },
    moveOptionStock: (row: Row, { id }: Option, move: StockMove, message: string) =>
      actions.moveStock(row, move, message, { place, id }),
  };
}

export type GroupActions<Row extends GroupRow> = ReturnType<typeof useGroupActions<Row>>;

import type { CategoryDto } from '@contracts/menu';
import { withMoves, placeAt } from '../rows/placing';
import type { MenuActions } from '../rows/use-menu-actions';
import { usePlacing } from '../rows/use-placing';

/** The categories as the person has put them, at once. */
export function useCategoryOrder(
  rows: CategoryDto[],
  store: MenuActions<CategoryDto>['place'],
  readAgain: () => Promise<unknown>,
) {
  const { shown, put } = usePlacing<CategoryDto>(store, readAgain);
  const { indexOf } = withMoves(
    { rows, rowAt: (index) => rows[index], indexOf: (id) => rows.findIndex((row) => row.id === id) },
    shown,
  );
  // A row that is new or gone since the first move has no place among the others yet.
  const sorted = [...rows].sort((a, b) => indexOf(a.id) - indexOf(b.id));
  return {
    rows: sorted,
    saving: shown !== null,
    move: (from: number, to: number) => {
      const id = sorted[from]?.id;
      const place = placeAt({ from, to }, (index) => sorted[index]?.id, { whole: true });
      if (id === undefined || !place || from === to) return;
      put({ id, place }, { from, to }, () => new Map(rows.map((row, index) => [index, row])));
    },
  };
}

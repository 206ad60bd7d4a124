import type { ReactNode } from 'react';
import { SoldOutControl, type SoldOutControlProps } from './sold-out-control';
import { useSoldOutChoice } from './use-sold-out-choice';
import { useHasPermission } from '@entities/session/access';
import { useMedia } from '@shared/state/use-media';
import type { MenuItem } from '@shared/ui/dropdown';

interface SoldOutOfRow {
  /** Stands in the row. */
  control: ReactNode;
  /** Stands in the row's "…" menu. */
  groups: MenuItem[][];
}

/**
 * Marking a row of a list sold out. A button that waits for the pointer would always be there where nothing hovers: there
 * the same choice stands in the row's menu, if the person has one. What is sold out is put back with one press anywhere.
 */
export function useSoldOutOfRow({
  hasMenu,
  ...props
}: SoldOutControlProps & { hasMenu: boolean }): SoldOutOfRow {
  const maySellOut = useHasPermission('menu.sold-out');
  const touched = useMedia('(hover: none)');
  const { gone, group, dialog } = useSoldOutChoice(props);
  if (!maySellOut) return { control: null, groups: [] };
  if (touched && hasMenu && !gone) return { control: dialog, groups: [[group]] };
  return { control: <SoldOutControl {...props} />, groups: [] };
}

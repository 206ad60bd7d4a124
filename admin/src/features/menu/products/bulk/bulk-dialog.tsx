import type { VariationGroupDto } from '@contracts/menu';
import type { BulkChanges, BulkKind } from './bulk-changes';
import { CategoryDialog } from './category-dialog';
import { ChannelDialog } from './channel-dialog';
import { PriceDialog } from './price-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { SoldOutManyDialog } from './sold-out-many-dialog';
import { StationDialog } from './station-dialog';
import type { ProductRow } from '../use-product-actions';
import type { BranchClock } from '../../sold-out/sold-out-until';

export type BulkPlace = Exclude<BulkKind, 'state'>;

export interface BulkDialogProps {
  place: BulkPlace;
  products: readonly ProductRow[];
  categories: readonly { id: string; name: string }[];
  /** The groups of variations that products come in, by id. */
  groups: ReadonlyMap<string, VariationGroupDto>;
  clock: BranchClock;
  busy: boolean;
  /** The name of the release in which changes are staged; null while they take effect at once. */
  into: string | null;
  onClose: () => void;
  onApply: <K extends BulkKind>(kind: K, products: readonly ProductRow[], said: BulkChanges[K]) => void;
}

/** Says what is to be changed of the chosen products. */
export default function BulkDialog(props: BulkDialogProps) {
  switch (props.place) {
    case 'price':
      return <PriceDialog {...props} />;
    case 'category':
      return <CategoryDialog {...props} />;
    case 'channel':
      return <ChannelDialog {...props} />;
    case 'schedule':
      return <ScheduleDialog {...props} />;
    case 'station':
      return <StationDialog {...props} />;
    case 'sold-out':
      return <SoldOutManyDialog {...props} />;
  }
}

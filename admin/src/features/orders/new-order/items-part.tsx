import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { PickedItems } from '../items/picked-items';
import type { OrderDraft } from './draft';
import styles from './new-order.module.css';
import type { useStaffQuote } from './use-staff-quote';
import type { CartItem, StoreMenu } from '../../../storefront/ordering';

interface ItemsPartProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  menu: StoreMenu;
  quoted: ReturnType<typeof useStaffQuote>;
  /** Names of an earlier order that cannot be had today. */
  lost: string[];
  onEdit: (item: CartItem) => void;
}

/** What they want so far. */
export function ItemsPart({ draft, change, menu, quoted, lost, onEdit }: ItemsPartProps) {
  const { t } = useTranslation('new-order');
  const { items, held } = draft;
  const refusedAt = (place: number) =>
    quoted.current
      ? quoted.quote?.refusals.find(({ path }) => path[0] === 'items' && path[1] === place)?.message
      : undefined;
  return (
    <>
      {lost.length > 0 && (
        <Alert type="warning" showIcon message={t('lost', { count: lost.length, names: lost.join(', ') })} />
      )}
      {items.length === 0 && <p className={styles.faint}>{t('noItems')}</p>}
      <PickedItems
        label={t('items')}
        picked={{ items, held }}
        menu={menu}
        canHold={draft.type === 'DINE_IN'}
        refusedAt={refusedAt}
        onChange={change}
        onEdit={onEdit}
      />
    </>
  );
}

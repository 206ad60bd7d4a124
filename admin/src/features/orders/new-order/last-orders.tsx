import type { CallerDto, CallerOrder } from '@contracts/staff-orders';
import { counted } from '@domain/menu/unit';
import { Button, Tag } from 'antd';
import { MapPin, RotateCcw } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { draftAddress, isSameDoor, shortAddress, type DraftAddress } from './draft';
import styles from './new-order.module.css';
import { repeatable, type Repeatable } from './repeatable';
import type { StoreMenu } from '../../../storefront/ordering';
import { useSession } from '@entities/session/session';
import { useFormat } from '@shared/format/context';

interface LastOrdersProps {
  known: CallerDto;
  branchId: string;
  /** Where what is typed goes. */
  address: DraftAddress;
  menu: StoreMenu | null;
  /** The first that can be had again. */
  repeatRef: Ref<HTMLButtonElement>;
  onRepeat: (order: CallerOrder, found: Repeatable) => void;
  /** They want something else. */
  onSearch: () => void;
}

const LETTER = /^[\p{L}\p{N}]$/u;

/** What a caller had before, to be had again; whoever types or goes down from there looks for something else. */
export function LastOrders({
  known,
  branchId,
  address,
  menu,
  repeatRef,
  onRepeat,
  onSearch,
}: LastOrdersProps) {
  const { t } = useTranslation('new-order');
  const firstOwn = known.orders.find((order) => order.branchId === branchId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') event.preventDefault();
    else if (!LETTER.test(event.key)) return;
    // The letter itself is typed where the focus is by then.
    onSearch();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key presses bubble up from the buttons of the list
    <ul
      className={styles.orders}
      aria-label={t('lastOrders', { count: known.orderCount })}
      onKeyDown={onKeyDown}
    >
      {known.orders.map((order) => (
        <LastOrder
          key={order.id}
          order={order}
          isHere={order.branchId === branchId}
          address={address}
          menu={menu}
          buttonRef={order === firstOwn ? repeatRef : undefined}
          onRepeat={onRepeat}
        />
      ))}
    </ul>
  );
}

interface LastOrderProps extends Pick<LastOrdersProps, 'address' | 'menu' | 'onRepeat'> {
  order: CallerOrder;
  isHere: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

function LastOrder({ order, isHere, address, menu, buttonRef, onRepeat }: LastOrderProps) {
  const { t } = useTranslation('new-order');
  const { moment, money } = useFormat();
  const { branches } = useSession();
  const words = order.items
    .map(({ quantity, unit, name }) => `${counted(quantity, unit)} ${name}`)
    .join(', ');
  return (
    <li className={styles.lastOrder}>
      <span className={styles.lastWords}>
        <b>{moment(order.placedAt)}</b> {words}
        {order.notes && <em> {order.notes}</em>}
        {order.address && !isSameDoor(draftAddress(order.address), address) && (
          <>
            {' '}
            <MapPin size={14} strokeWidth={1.75} aria-hidden /> {shortAddress(order.address)}
          </>
        )}
      </span>
      <span className="figures">{money(order.totalCents)}</span>
      {isHere ? (
        <Button
          ref={buttonRef}
          size="small"
          icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}
          disabled={!menu}
          aria-label={t('repeatThis', { items: words })}
          onClick={() => menu && onRepeat(order, repeatable(order, menu))}
        >
          {t('repeat')}
        </Button>
      ) : (
        // The menu of another branch is its own: nothing of it can be had here.
        <Tag>{t('ofBranch', { branch: branches.find(({ id }) => id === order.branchId)?.name ?? '' })}</Tag>
      )}
    </li>
  );
}

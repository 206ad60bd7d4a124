import type { CartDto } from '@contracts/carts';
import type { CartObstacle, CartState } from '@domain/carts';
import {
  Ban,
  BellRing,
  Check,
  CircleDollarSign,
  Clock,
  CreditCard,
  HandCoins,
  Hourglass,
  MapPinOff,
  PackageX,
  ShoppingCart,
  TicketX,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const STATES: Record<CartState, { icon: LucideIcon; tone?: Tone }> = {
  ACTIVE: { icon: ShoppingCart, tone: 'preparing' },
  ABANDONED: { icon: Hourglass, tone: 'waiting' },
  REMINDED: { icon: BellRing, tone: 'waiting' },
  RECOVERED: { icon: Undo2, tone: 'ready' },
  CONVERTED: { icon: Check, tone: 'ready' },
  EXPIRED: { icon: Ban },
};

const OBSTACLES: Record<Exclude<CartObstacle, 'NONE'>, LucideIcon> = {
  CLOSED: Clock,
  OUT_OF_AREA: MapPinOff,
  ITEM_SOLD_OUT: PackageX,
  BELOW_MINIMUM: HandCoins,
  COUPON_REFUSED: TicketX,
  PAYMENT_NOT_DONE: CreditCard,
  FEE: CircleDollarSign,
};

/** How a cart stands; one whose customer ordered without having been reminded was won back by nobody. */
export function CartStateTag({
  cart,
}: {
  cart: Pick<CartDto, 'state' | 'autoRemindedAt' | 'handRemindedAt'>;
}) {
  const { t } = useTranslation('carts');
  const { state } = cart;
  const reminded = cart.autoRemindedAt !== null || cart.handRemindedAt !== null;
  const { icon, tone } = STATES[state];
  return (
    <Tag icon={icon} tone={tone}>
      {t(`states.${state === 'RECOVERED' && !reminded ? 'RETURNED' : state}`)}
    </Tag>
  );
}

/** What stood in the way; a dash where nothing did. */
export function ObstacleTag({ obstacle }: { obstacle: CartObstacle }) {
  const { t } = useTranslation('carts');
  if (obstacle === 'NONE') return <>–</>;
  return <Tag icon={OBSTACLES[obstacle]}>{t(`obstacles.${obstacle}`)}</Tag>;
}

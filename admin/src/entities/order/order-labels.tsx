import type { OrderCardDto } from '@contracts/orders';
import type { OrderChannel, OrderType } from '@domain/orders/order';
import type { PaymentMethod } from '@domain/orders/payment';
import {
  Armchair,
  Banknote,
  Bike,
  Bot,
  CreditCard,
  Globe,
  Megaphone,
  Phone,
  QrCode,
  ShoppingBag,
  Store,
  Ticket,
  UserRound,
  Utensils,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './order-labels.module.css';

const CHANNELS: Record<OrderChannel, LucideIcon> = {
  STORE: Globe,
  CHATBOT: Bot,
  COUNTER: Store,
  PHONE: Phone,
  TABLE: Utensils,
  SELLER: UserRound,
  MARKETPLACE: Megaphone,
};
const TYPES: Record<OrderType, LucideIcon> = { DELIVERY: Bike, TAKEOUT: ShoppingBag, DINE_IN: Armchair };
const METHODS: Record<PaymentMethod, LucideIcon> = {
  PIX: QrCode,
  CREDIT: CreditCard,
  DEBIT: CreditCard,
  CASH: Banknote,
  MEAL_VOUCHER: Ticket,
  ONLINE: WalletCards,
};

interface LabelProps {
  icon: LucideIcon;
  word: string;
  /** The icon alone; the word is for hearing and on pointing. */
  iconOnly?: boolean;
}

function Label({ icon: Icon, word, iconOnly }: LabelProps) {
  return (
    <span className={styles.label} title={iconOnly ? word : undefined}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <span className={iconOnly ? 'visually-hidden' : undefined}>{word}</span>
    </span>
  );
}

/** Where the order came from. */
export function ChannelLabel({ channel, iconOnly }: { channel: OrderChannel; iconOnly?: boolean }) {
  const { t } = useTranslation('order');
  return <Label icon={CHANNELS[channel]} word={t(`channels.${channel}`)} iconOnly={iconOnly} />;
}

interface TypeLabelProps {
  order: Pick<OrderCardDto, 'type' | 'table'>;
  iconOnly?: boolean;
}

/** How it reaches the customer, and at which table; a table is always said, also where there is room for an icon alone. */
export function TypeLabel({ order: { type, table }, iconOnly }: TypeLabelProps) {
  const { t } = useTranslation('order');
  const word = table === null ? t(`types.${type}`) : t('table', { table });
  return <Label icon={TYPES[type]} word={word} iconOnly={iconOnly && table === null} />;
}

/** What it is paid with. */
export function PaymentLabel({ method, iconOnly }: { method: PaymentMethod; iconOnly?: boolean }) {
  const { t } = useTranslation('order');
  return <Label icon={METHODS[method]} word={t(`payments.${method}`)} iconOnly={iconOnly} />;
}

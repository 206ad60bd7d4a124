import { Clock } from 'lucide-react';
import type { QuoteDto } from '@contracts/storefront';
import { HOUR_MS } from '@domain/time/units';
import type { CartItem } from '../cart/cart';
import { cartSums } from '../cart/cart-price';
import { CartItems } from '../cart/cart-items';
import type { Cart } from '../cart/use-cart';
import { useLocale } from '../i18n/locale';
import type { StoreMenu } from '../menu/store-menu';
import { useNow } from '../ui/use-now';
import { FieldProblem } from '../ui/text-field';
import styles from './checkout.module.css';
import { fieldId } from './field-id';
import type { CheckoutForm } from './form';
import { OrderSums } from './order-sums';
import type { CheckoutState } from './use-checkout';

/** Sooner than this, the time alone tells the day. */
const SAME_DAY_MS = 12 * HOUR_MS;

interface ReviewProps {
  menu: StoreMenu;
  cart: Cart;
  checkout: CheckoutState;
  onEdit: (item: CartItem) => void;
}

/** A delivery costs something, and what is not known before the address. */
export function isFeeUnknown(form: Pick<CheckoutForm, 'type'>, quote: QuoteDto | null): boolean {
  return form.type === 'DELIVERY' && !quote?.fees.some(({ kind }) => kind === 'DELIVERY');
}

/** What is ordered and what it comes to, by the store's word. */
export function Review({ menu, cart, checkout, onEdit }: ReviewProps) {
  const { t } = useLocale();
  const { live, problems, form } = checkout;
  const { itemsCents } = cartSums(cart.items, menu);
  const quote = live.quote;
  const refusals = new Map(
    cart.items.flatMap((_, at): [number, string][] => {
      const problem = problems.get(`items.${at}`);
      return problem ? [[at, problem]] : [];
    }),
  );
  const id = fieldId('items');
  return (
    <section id={id} tabIndex={-1} className={styles.review} aria-label={t('checkout.review')}>
      <h2>{t('checkout.review')}</h2>
      <CartItems
        items={cart.items}
        menu={menu}
        refusals={refusals}
        onEdit={onEdit}
        onQuantity={({ key }, quantity) => cart.setQuantity(key, quantity)}
      />
      <FieldProblem id={id} problem={problems.get('items')} />
      <div
        className={live.current ? styles.sums : `${styles.sums} ${styles.stale}`}
        aria-busy={!live.current && !live.unreachable}
      >
        <OrderSums
          itemsCents={quote?.itemsCents ?? itemsCents}
          fees={quote?.fees ?? []}
          discounts={quote?.discounts ?? []}
          totalCents={quote?.totalCents ?? itemsCents}
          feeUnknown={isFeeUnknown(form, quote)}
        />
      </div>
      {quote?.promise && live.current && (
        <Promised promise={quote.promise} delivery={form.type === 'DELIVERY'} />
      )}
    </section>
  );
}

function Promised({ promise, delivery }: { promise: NonNullable<QuoteDto['promise']>; delivery: boolean }) {
  const { t, clock, moment } = useLocale();
  const now = useNow();
  const today = Date.parse(promise.untilAt) - now.getTime() < SAME_DAY_MS;
  const show = today ? clock : moment;
  const words = delivery
    ? t('promise.delivery', { from: show(promise.fromAt), until: clock(promise.untilAt) })
    : t('promise.takeout', { time: show(promise.readyAt) });
  return (
    <p className={styles.promise}>
      <Clock size={16} strokeWidth={1.5} aria-hidden /> {words}
    </p>
  );
}

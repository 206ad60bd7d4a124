import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { StoreProfileDto } from '@contracts/storefront';
import { cartSums } from '../cart/cart-price';
import type { CartItem } from '../cart/cart';
import type { Cart } from '../cart/use-cart';
import { useLocale } from '../i18n/locale';
import { PriceTag } from '../menu/price-tag';
import type { StoreMenu } from '../menu/store-menu';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import { OfflineBanner } from '../ui/offline-banner';
import { AddressSection } from './address-section';
import styles from './checkout.module.css';
import { CustomerSection } from './customer-section';
import { EarlierOrder } from './earlier-order';
import { ExtrasSection } from './extras-section';
import { fieldId, TABLE_QUESTION } from './field-id';
import type { CheckoutForm } from './form';
import { PaymentSection } from './payment-section';
import { isFeeUnknown, Review } from './review';
import { ServiceSection } from './service-section';
import { TimeSection } from './time-section';
import { TipSection } from './tip-section';
import { TotalChanged } from './total-changed';
import { useCheckout } from './use-checkout';

interface CheckoutProps {
  slug: string;
  profile: StoreProfileDto;
  menu: StoreMenu;
  cart: Cart;
  /** Where the guest sits, or sat when they were asked, if they sit at a table. */
  table: string | null;
  /** Whether they sit there still is asked, by the question, and not answered yet. */
  unsure: boolean;
  /** What has to be asked before it is known how it is wanted. */
  question: ReactNode;
  /** What became of an order whose answer was lost. */
  lost: ReactNode;
  /** A try was made of which nobody here knows what came of it. */
  unanswered: boolean;
  /** There may be a try now, or none any more. */
  onTried: () => void;
  /** What would be ordered now; null once the checkout is left. */
  onTyped: (form: CheckoutForm | null) => void;
  onBack: () => void;
  /** To the menu, wherever the checkout was come to from. */
  onMenu: () => void;
  onEdit: (item: CartItem) => void;
  /** Whether an order is on its way, or the customer was asked about an earlier one. */
  onOrdering: (ordering: boolean) => void;
}

export { CouponNotice } from './coupon-notice';

/** From the cart to the order, on one page. */
export function Checkout({ question, lost, onEdit, onMenu, ...page }: CheckoutProps) {
  const { profile, menu, cart, unanswered, onBack } = page;
  const { t } = useLocale();
  const { itemsCents } = cartSums(cart.items, menu);
  const checkout = useCheckout({ ...page, itemsCents });
  const { form, live, problems, sending } = checkout;
  const heading = useRef<HTMLHeadingElement>(null);
  const feeUnknown = isFeeUnknown(form, live.quote);
  const total =
    live.quote && live.current ? (
      <PriceTag cents={live.quote.totalCents} fullCents={null} isFrom={feeUnknown} />
    ) : (
      t('sum.asking')
    );

  useEffect(() => {
    document.title = `${t('checkout.title')} – ${profile.name}`;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [profile.name, t]);

  return (
    <>
      <OfflineBanner unreachable={live.unreachable} words={t('offline.kept')} />
      <header className={styles.header}>
        <button type="button" className={styles.back} onClick={onBack} aria-label={t('checkout.back')}>
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
        </button>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('checkout.title')}
          </h1>
          <p>{profile.name}</p>
        </div>
      </header>
      <main className={styles.page}>
        <form
          id="checkout"
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            checkout.submit();
          }}
        >
          {question && (
            <div id={fieldId(TABLE_QUESTION)} tabIndex={-1} className={styles.outcome}>
              {question}
            </div>
          )}
          <ServiceSection profile={profile} checkout={checkout} />
          <TimeSection profile={profile} checkout={checkout} />
          <CustomerSection profile={profile} checkout={checkout} />
          {form.type === 'DELIVERY' && <AddressSection profile={profile} checkout={checkout} />}
          <PaymentSection profile={profile} checkout={checkout} />
          {profile.tips && <TipSection itemsCents={itemsCents} checkout={checkout} />}
          <ExtrasSection
            slug={page.slug}
            storeLanguage={profile.language}
            checkout={checkout}
            onMenu={onMenu}
          />
        </form>
        <div className={styles.side}>
          <Review menu={menu} cart={cart} checkout={checkout} onEdit={onEdit} />
          <div className={styles.place}>
            <div id={fieldId('')} tabIndex={-1} className={styles.outcome}>
              {problems.has('') && (
                <Notice
                  kind="error"
                  action={
                    checkout.forgetGone && (
                      <Action kind="quiet" onClick={checkout.forgetGone}>
                        {t('notice.understood')}
                      </Action>
                    )
                  }
                >
                  {problems.get('')}
                </Notice>
              )}
              {checkout.noAnswer && !unanswered && !lost && (
                <Notice kind="error">{t('checkout.noAnswer')}</Notice>
              )}
              {!checkout.ordering && lost}
            </div>
            <Action kind="primary" wide type="submit" form="checkout" aria-disabled={sending} end={total}>
              {sending ? t('checkout.sending') : t('checkout.place')}
            </Action>
          </div>
        </div>
      </main>
      {checkout.changed && <TotalChanged {...checkout.changed} />}
      {checkout.earlier && <EarlierOrder {...checkout.earlier} />}
    </>
  );
}

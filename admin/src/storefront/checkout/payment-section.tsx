import { Banknote, CreditCard, QrCode, Ticket, WalletCards } from 'lucide-react';
import type { PaymentMethod } from '@domain/orders/payment';
import { currencySign } from '@domain/money/format';
import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import { ChoiceCard } from '../ui/choice-card';
import { TextField } from '../ui/text-field';
import styles from './checkout.module.css';
import { fieldId } from './field-id';
import { Section } from './section';
import type { CheckoutState } from './use-checkout';

const ICONS = {
  PIX: QrCode,
  CREDIT: CreditCard,
  DEBIT: CreditCard,
  CASH: Banknote,
  MEAL_VOUCHER: Ticket,
  ONLINE: WalletCards,
};

export function PaymentSection({ profile, checkout }: { profile: StoreProfileDto; checkout: CheckoutState }) {
  const { t } = useLocale();
  const { form, set, problems } = checkout;
  const hint = (method: PaymentMethod) => {
    if (method === 'PIX' || method === 'ONLINE') return t(`pay.${method}.hint`);
    return form.type === 'DELIVERY' ? t('pay.onDelivery') : t('pay.onPickup');
  };
  return (
    <Section field="payment" title={t('checkout.payment')} problem={problems.get('payment')}>
      {profile.payments.map((method) => (
        <ChoiceCard
          key={method}
          name="payment"
          label={t(`pay.${method}`)}
          hint={hint(method)}
          icon={ICONS[method]}
          checked={form.payment === method}
          onChoose={() => set({ payment: method })}
        >
          {method === 'CASH' && <Change checkout={checkout} />}
        </ChoiceCard>
      ))}
    </Section>
  );
}

/** Whether the courier has to bring change, and for which note. */
function Change({ checkout }: { checkout: CheckoutState }) {
  const { t, currency, country } = useLocale();
  const { form, set, problems } = checkout;
  return (
    <div className={styles.change}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.needsChange}
          onChange={(event) => set({ needsChange: event.target.checked })}
        />
        <span>{t('pay.needsChange')}</span>
      </label>
      {form.needsChange && (
        <TextField
          id={fieldId('payment.changeForCents')}
          label={t('pay.changeFor')}
          sign={currencySign(currency, country)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={form.changeFor}
          problem={problems.get('payment.changeForCents')}
          onChange={(changeFor) => set({ changeFor })}
        />
      )}
    </div>
  );
}

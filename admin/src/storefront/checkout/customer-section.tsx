import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import { TextField } from '../ui/text-field';
import { formatWhileTyping } from './format-while-typing';
import styles from './checkout.module.css';
import { fieldId } from './field-id';
import { LIMITS } from './form';
import { Section } from './section';
import type { CheckoutState } from './use-checkout';
import { usePhoneFormat } from './use-phone-format';

export function CustomerSection({
  profile,
  checkout,
}: {
  profile: StoreProfileDto;
  checkout: CheckoutState;
}) {
  const { t } = useLocale();
  const { form, set, problems } = checkout;
  const write = usePhoneFormat(profile.country);
  return (
    <Section field="customer" title={t('checkout.who')} problem={problems.get('customer')}>
      <div className={styles.pair}>
        <TextField
          id={fieldId('customer.name')}
          label={t('field.name')}
          autoComplete="name"
          maxLength={LIMITS.name}
          value={form.name}
          problem={problems.get('customer.name')}
          onChange={(name) => set({ name })}
        />
        <TextField
          id={fieldId('customer.phone')}
          label={t('field.phone')}
          optional={form.type === 'DINE_IN'}
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          value={form.phone}
          problem={problems.get('customer.phone')}
          onChange={(phone) => set({ phone: formatWhileTyping(form.phone, phone, write) })}
        />
      </div>
      <TextField
        id={fieldId('customer.email')}
        label={t('field.email')}
        type="email"
        autoComplete="email"
        optional
        maxLength={LIMITS.email}
        value={form.email}
        problem={problems.get('customer.email')}
        onChange={(email) => set({ email })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.remindMe === true}
          onChange={(event) => set({ remindMe: event.target.checked })}
        />
        <span>{t('checkout.remindMe')}</span>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.remember}
          onChange={(event) => set({ remember: event.target.checked })}
        />
        <span>{t('checkout.remember')}</span>
      </label>
    </Section>
  );
}

import { percentOf } from '@domain/money';
import { currencySign } from '@domain/money/format';
import { useLocale } from '../i18n/locale';
import { TextField } from '../ui/text-field';
import styles from './checkout.module.css';
import { fieldId } from './field-id';
import { Section } from './section';
import type { CheckoutState } from './use-checkout';

/** Of what the items cost. */
const USUAL_PERCENT = [5, 10, 15];

/** Something on top for who brings or serves the order: an amount, or a usual share of what the items cost. */
export function TipSection({ itemsCents, checkout }: { itemsCents: number; checkout: CheckoutState }) {
  const { t, currency, country, money, amount } = useLocale();
  const { form, set, problems } = checkout;
  const shares = USUAL_PERCENT.map((percent) => {
    const cents = percentOf(itemsCents, percent * 100);
    return { percent, cents, typed: amount(cents) };
  });
  return (
    <Section field="tip" title={t('tip.label')}>
      <p className={styles.hint}>{t('tip.hint')}</p>
      <div role="group" aria-label={t('tip.label')} className={styles.chips}>
        {shares.map(({ percent, cents, typed }) => (
          <button
            key={percent}
            type="button"
            aria-pressed={form.tip === typed}
            onClick={() => set({ tip: form.tip === typed ? '' : typed })}
          >
            {t('tip.share', { percent, amount: money(cents) })}
          </button>
        ))}
      </div>
      <TextField
        id={fieldId('tipCents')}
        label={t('tip.label')}
        optional
        sign={currencySign(currency, country)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={form.tip}
        problem={problems.get('tipCents')}
        onChange={(tip) => set({ tip })}
      />
    </Section>
  );
}

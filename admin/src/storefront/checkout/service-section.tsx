import { Armchair, Bike, ShoppingBag } from 'lucide-react';
import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import { ChoiceCard } from '../ui/choice-card';
import { servicesOf } from './form';
import styles from './checkout.module.css';
import { Section } from './section';
import type { CheckoutState } from './use-checkout';

const ICONS = { DELIVERY: Bike, TAKEOUT: ShoppingBag, DINE_IN: Armchair };

/** Brought home, picked up, or brought to the table. */
export function ServiceSection({ profile, checkout }: { profile: StoreProfileDto; checkout: CheckoutState }) {
  const { t } = useLocale();
  const { form, set, problems } = checkout;
  const { street, number, district } = profile.address;
  return (
    <Section field="type" title={t('checkout.how')} problem={problems.get('type')}>
      <div className={styles.pair}>
        {servicesOf(profile, form.table).map((type) => (
          <ChoiceCard
            key={type}
            name="type"
            label={type === 'DINE_IN' ? t('checkout.table', { table: form.table ?? '' }) : t(`type.${type}`)}
            icon={ICONS[type]}
            checked={form.type === type}
            onChoose={() => set({ type })}
          />
        ))}
      </div>
      {form.type === 'TAKEOUT' && (
        <p className={styles.hint}>
          {t('checkout.pickUpAt', { place: `${street}, ${number} – ${district}` })}
        </p>
      )}
    </Section>
  );
}

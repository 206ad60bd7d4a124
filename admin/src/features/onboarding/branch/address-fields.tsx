import { BRAZILIAN_STATES } from '@domain/country';
import { useTranslation } from 'react-i18next';
import styles from './address-fields.module.css';
import type { AddressValues } from './branch-values';
import { ChoiceField } from '@shared/ui/choice-input';
import { TextField } from '@shared/ui/inputs';

interface AddressFieldsProps {
  country: string;
  value: AddressValues;
  onChange: (value: AddressValues) => void;
  error: (field: keyof AddressValues) => string | undefined;
}

/** An address by the habits of its country: CEP and state letters in Brazil, free words elsewhere. */
export function AddressFields({ country, value, onChange, error }: AddressFieldsProps) {
  const { t } = useTranslation('onboarding');
  const brazil = country === 'BR';
  const field = (name: keyof AddressValues) => ({
    error: error(name),
    value: value[name],
    onChange: (text: string) => onChange({ ...value, [name]: text }),
  });
  return (
    <fieldset className={styles.address}>
      <legend className="visually-hidden">{t('address.title')}</legend>
      <div className={styles.code}>
        <TextField
          label={t(brazil ? 'address.cep' : 'address.postalCode')}
          autoComplete="postal-code"
          inputMode={brazil ? 'numeric' : undefined}
          required
          {...field('postalCode')}
        />
      </div>
      <div className={styles.state}>
        {brazil ? (
          <ChoiceField
            label={t('address.state')}
            placeholder={t('address.choose')}
            options={[...BRAZILIAN_STATES].sort().map((state) => ({ value: state, label: state }))}
            required
            {...field('state')}
          />
        ) : (
          <TextField label={t('address.region')} autoComplete="address-level1" required {...field('state')} />
        )}
      </div>
      <div className={styles.city}>
        <TextField label={t('address.city')} autoComplete="address-level2" required {...field('city')} />
      </div>
      <div className={styles.street}>
        <TextField label={t('address.street')} autoComplete="address-line1" required {...field('street')} />
      </div>
      <div className={styles.number}>
        <TextField label={t('address.number')} autoComplete="off" required {...field('number')} />
      </div>
      <div className={styles.half}>
        <TextField label={t('address.district')} autoComplete="off" optional {...field('district')} />
      </div>
      <div className={styles.half}>
        <TextField
          label={t('address.complement')}
          autoComplete="address-line2"
          optional
          {...field('complement')}
        />
      </div>
    </fieldset>
  );
}

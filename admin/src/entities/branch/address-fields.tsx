import { BRAZILIAN_STATES } from '@domain/country';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './address-fields.module.css';
import { DistrictInput, type KnownDistrict } from './district-input';
import { usePostalCode } from '@entities/postal-code/use-postal-code';
import { FormField } from '@shared/form/form-field';

interface AddressFieldsProps {
  country: string;
  /** Those that are likely, with what is to be known of each; any other can be written. */
  districts?: readonly KnownDistrict[];
  /** Another state was chosen or written. */
  onState?: (state: string) => void;
}

const FILLED = ['street', 'district', 'city', 'state'] as const;

/** An address by the habits of its country: CEP and state letters in Brazil, free words elsewhere. */
export function AddressFields({ country, districts = [], onState }: AddressFieldsProps) {
  const { t } = useTranslation('branch');
  const brazil = country === 'BR';
  const { filled, lookUp } = usePostalCode({
    parts: FILLED,
    onFilled: ({ state }) => {
      if (state !== undefined) onState?.(state);
    },
  });
  return (
    <fieldset className={styles.address}>
      <legend className="visually-hidden">{t('address.title')}</legend>
      <div className={styles.code}>
        <FormField
          name="address.postalCode"
          label={t(brazil ? 'address.cep' : 'address.postalCode')}
          hint={filled && <span role="status">{t('address.filled')}</span>}
        >
          <Input autoComplete="postal-code" inputMode={brazil ? 'numeric' : undefined} onBlur={lookUp} />
        </FormField>
      </div>
      <div className={styles.state}>
        {brazil ? (
          <FormField name="address.state" label={t('address.state')}>
            <Select
              placeholder={t('address.choose')}
              options={[...BRAZILIAN_STATES].sort().map((state) => ({ value: state, label: state }))}
              onChange={onState}
            />
          </FormField>
        ) : (
          <FormField name="address.state" label={t('address.region')}>
            <Input autoComplete="address-level1" onChange={(event) => onState?.(event.target.value)} />
          </FormField>
        )}
      </div>
      <div className={styles.city}>
        <FormField name="address.city" label={t('address.city')}>
          <Input autoComplete="address-level2" />
        </FormField>
      </div>
      <div className={styles.street}>
        <FormField name="address.street" label={t('address.street')}>
          <Input autoComplete="address-line1" />
        </FormField>
      </div>
      <div className={styles.number}>
        <FormField name="address.number" label={t('address.number')}>
          <Input autoComplete="off" />
        </FormField>
      </div>
      <div className={styles.half}>
        <FormField name="address.district" label={t('address.district')}>
          {districts.length > 0 ? <DistrictInput districts={districts} /> : <Input autoComplete="off" />}
        </FormField>
      </div>
      <div className={styles.half}>
        <FormField name="address.complement" label={t('address.complement')}>
          <Input autoComplete="address-line2" />
        </FormField>
      </div>
    </fieldset>
  );
}

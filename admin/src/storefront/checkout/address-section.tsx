import { useState } from 'react';
import type { StoreProfileDto } from '@contracts/storefront';
import { isInDistrict } from '@domain/delivery/served-districts';
import { useLocale } from '../i18n/locale';
import { TextField } from '../ui/text-field';
import { AddressChoice } from './address-choice';
import { formatWhileTyping, formatPostalCode } from './format-while-typing';
import styles from './checkout.module.css';
import { DistrictField } from './district-field';
import { fieldId } from './field-id';
import { isComplete, type AddressForm } from './address';
import { LIMITS } from './form';
import { PlaceButton } from './place-button';
import { Section } from './section';
import type { CheckoutState } from './use-checkout';

type Part = Exclude<keyof AddressForm, 'place'>;

const AUTOCOMPLETE: Partial<Record<Part, string>> = {
  street: 'address-line1',
  district: 'address-level3',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
};

export function AddressSection({ profile, checkout }: { profile: StoreProfileDto; checkout: CheckoutState }) {
  const { t } = useLocale();
  const { form, set, changeAddress, placeAddress, problems, needsLocation } = checkout;
  /** How many addresses were chosen: what was being typed of the one before is over. */
  const [choices, setChoices] = useState(0);
  const choose = (address: AddressForm) => {
    set({ address });
    setChoices(choices + 1);
  };
  const typed = (part: Part, value: string) =>
    part === 'postalCode'
      ? formatWhileTyping(form.address.postalCode, value, (text) => formatPostalCode(text, profile.country))
      : value;
  const field = (part: Part, options: { optional?: boolean; inputMode?: 'numeric' } = {}) => (
    <TextField
      {...options}
      id={fieldId(`address.${part}`)}
      label={t(`address.${part}`)}
      autoComplete={AUTOCOMPLETE[part]}
      maxLength={LIMITS[part]}
      value={form.address[part]}
      problem={problems.get(`address.${part}`)}
      onChange={(value) => changeAddress({ [part]: typed(part, value) })}
    />
  );
  // Of a district on the list the fee is known; elsewhere it may depend on the distance.
  const knownDistrict = profile.districts.some((district) => isInDistrict(district, form.address));
  const unlisted = profile.districts.length === 0 || (form.address.district !== '' && !knownDistrict);
  const { place } = form.address;
  return (
    <Section field="address" title={t('checkout.where')} problem={problems.get('address')}>
      <AddressChoice address={form.address} onChoose={choose} />
      {profile.districts.length > 0 ? (
        <DistrictField
          key={choices}
          districts={profile.districts}
          address={form.address}
          problem={problems.get('address.district')}
          onChange={changeAddress}
        />
      ) : (
        field('district')
      )}
      {field('street')}
      <div className={styles.pair}>
        {field('number')}
        {field('complement', { optional: true })}
      </div>
      <div className={styles.trio}>
        {field('city')}
        {field('postalCode', profile.country === 'BR' ? { inputMode: 'numeric' } : {})}
        {field('state')}
      </div>
      {field('reference', { optional: true })}
      {isComplete(form.address) && (unlisted || needsLocation || place !== null) && (
        <PlaceButton address={form.address} onPlace={placeAddress} />
      )}
    </Section>
  );
}

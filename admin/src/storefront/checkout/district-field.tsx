import { useState } from 'react';
import type { StoreProfileDto } from '@contracts/storefront';
import { isInDistrict } from '@domain/delivery/served-districts';
import { useLocale } from '../i18n/locale';
import { FieldProblem, TextField } from '../ui/text-field';
import fieldStyles from '../ui/text-field.module.css';
import { fieldId } from './field-id';
import type { AddressForm } from './address';
import { LIMITS } from './form';

type Districts = StoreProfileDto['districts'];

interface DistrictFieldProps {
  districts: Districts;
  address: AddressForm;
  problem: string | undefined;
  onChange: (part: Partial<AddressForm>) => void;
}

const OTHER = 'other';

/** Which of the districts an address is in: the one of its city rather than the one of any city; -1 for none. */
function districtOf(districts: Districts, address: AddressForm): number {
  const holds = (district: Districts[number]) => isInDistrict(district, address);
  const ofCity = districts.findIndex((district) => district.city !== '' && holds(district));
  return ofCity >= 0 ? ofCity : districts.findIndex(holds);
}

/** The districts the store serves, each with its fee; who lives elsewhere may still ask. */
export function DistrictField({ districts, address, problem, onChange }: DistrictFieldProps) {
  const { t, money } = useLocale();
  const at = districtOf(districts, address);
  const [typed, setTyped] = useState(false);
  // One that the list does not know, or not in that city, is shown as it is written.
  const other = typed || (at < 0 && address.district !== '');
  const id = fieldId('address.district');
  const pick = (value: string) => {
    const district = districts[Number(value)];
    setTyped(value === OTHER);
    if (!district) return onChange({ district: '' });
    const { name, city } = district;
    onChange({ district: name, ...(city !== '' && { city }) });
  };
  const labelOf = ({ name, city, feeCents }: Districts[number]) => {
    const named =
      districts.filter((each) => each.name === name).length > 1 && city !== '' ? `${name} (${city})` : name;
    if (feeCents === null) return named;
    const fee = feeCents === 0 ? t('sum.freeDelivery') : money(feeCents);
    return t('address.districtFee', { district: named, fee });
  };
  return (
    <>
      <div className={fieldStyles.field}>
        <label htmlFor={other ? `${id}-list` : id}>{t('address.district')}</label>
        <select
          id={other ? `${id}-list` : id}
          required
          value={other ? OTHER : at < 0 ? '' : String(at)}
          aria-invalid={!other && problem !== undefined}
          aria-describedby={!other && problem ? `${id}-problem` : undefined}
          onChange={(event) => pick(event.target.value)}
        >
          <option value="" disabled>
            {t('address.chooseDistrict')}
          </option>
          {districts.map((district, index) => (
            <option key={`${district.city} ${district.name}`} value={index}>
              {labelOf(district)}
            </option>
          ))}
          <option value={OTHER}>{t('address.otherDistrict')}</option>
        </select>
        {!other && <FieldProblem id={id} problem={problem} />}
      </div>
      {other && (
        <TextField
          id={id}
          label={t('address.whichDistrict')}
          maxLength={LIMITS.district}
          value={address.district}
          problem={problem}
          onChange={(district) => {
            // It stays a field while a name of the list is on the way to another.
            setTyped(true);
            onChange({ district });
          }}
        />
      )}
    </>
  );
}

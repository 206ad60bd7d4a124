import { useState } from 'react';
import { useLocale } from '../i18n/locale';
import { Icon } from '../ui/icon';
import styles from './address-choice.module.css';
import { removeAddress, isSameAddress, savedAddresses } from './address-book';
import type { AddressForm } from './address';

interface AddressChoiceProps {
  address: AddressForm;
  onChoose: (address: AddressForm) => void;
}

/** The addresses that this device has ordered to, one press each; nothing while it knows one at most and that is it. */
export function AddressChoice({ address, onChoose }: AddressChoiceProps) {
  const { t } = useLocale();
  const [kept, setKept] = useState(savedAddresses);
  if (kept.every((other) => isSameAddress(other, address))) return null;
  return (
    <ul className={styles.list} aria-label={t('address.kept')}>
      {kept.map((other) => {
        const name = [other.street, other.number].join(', ');
        const place = [other.complement, other.district].filter((part) => part !== '').join(' · ');
        return (
          <li key={`${name} ${place}`} className={styles.entry}>
            <button
              type="button"
              className={styles.address}
              aria-pressed={isSameAddress(other, address)}
              onClick={() => onChoose(other)}
            >
              <span>{name}</span>
              <span className={styles.place}>{place}</span>
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('address.forget', { address: name })}
              onClick={() => setKept(removeAddress(other))}
            >
              <Icon sign="close" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

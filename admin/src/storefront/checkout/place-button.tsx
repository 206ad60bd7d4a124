import { LocateFixed, MapPinCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MINUTE_MS } from '@domain/time';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import type { AddressForm } from './address';
import styles from './checkout.module.css';

const PATIENCE_MS = 15_000;

interface PlaceButtonProps {
  address: AddressForm;
  /** @param askedFor the address as it stood when the button was pressed */
  onPlace: (askedFor: AddressForm, place: AddressForm['place']) => void;
}

/** Lets the device say where it is, for stores whose fee depends on the distance. Nothing is read before it is pressed. */
export function PlaceButton({ address, onPlace }: PlaceButtonProps) {
  const { t } = useLocale();
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const { place } = address;
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const look = () => {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // Whoever does not see the button any more does not see either what its answer would change.
        if (!shown.current) return;
        setState('idle');
        onPlace(address, { lat: coords.latitude, lng: coords.longitude });
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: MINUTE_MS },
    );
  };
  const Icon = place ? MapPinCheck : LocateFixed;
  return (
    <div className={styles.change}>
      <Action onClick={look} aria-disabled={state === 'looking'}>
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        {state === 'looking' ? t('place.looking') : place ? t('place.found') : t('place.use')}
      </Action>
      <p role="status" className={styles.hint}>
        {state === 'failed' ? t('place.failed') : place ? t('place.foundHint') : t('place.hint')}
      </p>
    </div>
  );
}

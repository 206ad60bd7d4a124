import { useState } from 'react';
import type { Point } from '@domain/delivery';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from './decimal-input';
import styles from './fields.module.css';

interface PointInputProps {
  value: Point | null;
  onChange: (point: Point) => void;
  /** Of the point among others, for who cannot see it. */
  number?: number;
}

/** A point on the map by its two numbers; it is one once both are there. */
export function PointInput({ value, onChange, number }: PointInputProps) {
  const { t } = useTranslation('zones');
  const [half, setHalf] = useState<{ lat?: number | null; lng?: number | null }>({});
  const shown = value ?? half;
  const set = (part: Partial<Record<'lat' | 'lng', number | null>>) => {
    const { lat, lng } = { ...shown, ...part };
    setHalf({ lat, lng });
    if (typeof lat === 'number' && typeof lng === 'number') onChange({ lat, lng });
  };
  return (
    <div className={styles.line}>
      {(['lat', 'lng'] as const).map((axis) => (
        <DecimalInput
          key={axis}
          className={styles.number}
          aria-label={number === undefined ? t(`point.${axis}`) : t(`point.${axis}Of`, { number })}
          placeholder={t(`point.${axis}`)}
          precision={6}
          min={axis === 'lat' ? -90 : -180}
          max={axis === 'lat' ? 90 : 180}
          value={shown[axis] ?? null}
          onChange={(degrees) => set({ [axis]: degrees })}
        />
      ))}
    </div>
  );
}

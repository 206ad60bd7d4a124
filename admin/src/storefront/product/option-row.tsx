import { imageSources } from '@domain/images';
import type { ReactNode } from 'react';
import { useLocale } from '../i18n/locale';
import styles from './option-row.module.css';

interface OptionRowProps {
  name: string;
  description?: string;
  imageUrl?: string | null;
  /** What it costs, in words; null where it costs nothing more. */
  price: ReactNode;
  soldOut: boolean;
  /** Cannot be chosen while the rest is as it is. */
  full?: boolean;
  /** The radio, checkbox or stepper. */
  control: ReactNode;
  /** Steppers are not pressed through their row. */
  as?: 'label' | 'div';
}

export function OptionRow({
  name,
  description,
  imageUrl,
  price,
  soldOut,
  full = false,
  control,
  as: Row = 'label',
}: OptionRowProps) {
  const { t } = useLocale();
  return (
    <Row className={soldOut || full ? `${styles.row} ${styles.off}` : styles.row}>
      {imageUrl && (
        <img
          {...imageSources(imageUrl)}
          sizes="48px"
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className={styles.image}
        />
      )}
      <span className={styles.words}>
        <span>{name}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <span className={styles.price}>{soldOut ? t('soldOut') : price}</span>
      {control}
    </Row>
  );
}

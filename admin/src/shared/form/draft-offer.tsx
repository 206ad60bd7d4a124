import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import { useFormat } from '../format/context';

interface DraftOfferProps {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number;
  restore: () => void;
  discard: () => void;
}

/** What was typed here before and never saved: to go on with, or to throw away. */
export function DraftOffer({ at, restore, discard }: DraftOfferProps) {
  const { t } = useTranslation('form');
  const { relative } = useFormat();
  const [now] = useState(Date.now);
  return (
    <div className={styles.outdated} role="status">
      <span>{t('offer.text', { when: relative(at, now) })}</span>
      <span className={styles.choices}>
        <Button size="small" type="text" onClick={discard}>
          {t('offer.discard')}
        </Button>
        <Button size="small" onClick={restore}>
          {t('offer.goOn')}
        </Button>
      </span>
    </div>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './list-parts.module.css';
import { IconButton } from '../ui/button';

interface StepsProps {
  onBack?: () => void;
  onNext?: () => void;
}

/** Forth and back alone, for lists that page by cursor and do not count. */
export function Steps({ onBack, onNext }: StepsProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.steps}>
      <IconButton
        size="small"
        label={t('table.previous')}
        icon={<ChevronLeft size={16} />}
        disabled={!onBack}
        onClick={onBack}
      />
      <IconButton
        size="small"
        label={t('table.next')}
        icon={<ChevronRight size={16} />}
        disabled={!onNext}
        onClick={onNext}
      />
    </span>
  );
}

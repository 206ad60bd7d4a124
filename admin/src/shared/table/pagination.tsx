import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './list-parts.module.css';
import { useFormat } from '../format/context';
import { IconButton } from '../ui/button';

interface PaginationProps {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows are seen of how many, and the pages before and after. */
export function Pagination({ page, pageSize, pageCount, total, onPage }: PaginationProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const words = {
    first: number(first),
    last: number(Math.min(total, first + pageSize - 1)),
    total: number(total),
  };
  return (
    <nav className={styles.pages} aria-label={t('table.pages')}>
      <span>{t('table.range', words)}</span>
      <Steps
        onBack={page > 1 ? () => onPage(page - 1) : undefined}
        onNext={page < pageCount ? () => onPage(page + 1) : undefined}
      />
    </nav>
  );
}

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

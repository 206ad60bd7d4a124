import { Input } from 'antd';
import { Search, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list-parts.module.css';

interface ToolbarProps {
  search: string;
  onSearch: (text: string) => void;
  /** What is searched, e.g. "Name or SKU". */
  placeholder: string;
  /** Filters, between the search and the buttons. */
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

const TYPING_PAUSE_MS = 250;

/** Search, filters and buttons above a list; the search is asked for when the typing pauses. */
export function Toolbar({ search, onSearch, placeholder, children, actions }: ToolbarProps) {
  const { t } = useTranslation('ui');
  /** Null while what stands in the field is what is searched for. */
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === search) setTyped(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => onSearch(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <div className={styles.toolbar}>
      <Input
        type="search"
        className={styles.search}
        aria-label={placeholder}
        placeholder={placeholder}
        value={typed ?? search}
        onChange={({ target }) => setTyped(target.value)}
        prefix={<Search size={16} strokeWidth={1.5} aria-hidden />}
        allowClear={{ clearIcon: <X size={14} role="img" aria-label={t('table.clear')} /> }}
      />
      {children}
      {actions && <span className={styles.actions}>{actions}</span>}
    </div>
  );
}

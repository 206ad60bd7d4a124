import { useRef } from 'react';
import { useLocale } from '../i18n/locale';
import styles from './search-field.module.css';
import { Icon } from '../ui/icon';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** How many products were found; null while nothing is looked for. */
  found: number | null;
}

export function SearchField({ value, onChange, found }: SearchFieldProps) {
  const { t } = useLocale();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div role="search" className={styles.search}>
      <Icon sign="search" className={styles.icon} />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('search.clear')}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <Icon sign="close" />
        </button>
      )}
      <span role="status" className="visually-hidden">
        {found === null ? '' : t.counted('search.found', found)}
      </span>
    </div>
  );
}

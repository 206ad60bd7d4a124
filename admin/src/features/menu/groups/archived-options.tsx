import { Button } from 'antd';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './option-lines.module.css';
import { useFormat } from '@shared/format/context';

interface ArchivedOptionsProps<O> {
  options: readonly O[];
  disabled: boolean;
  onRestore: (option: O) => void;
}

/** What was taken out of a group and can come back; nothing where nothing was. */
export function ArchivedOptions<O extends { id?: string | undefined; name: string; priceCents: number }>({
  options,
  disabled,
  onRestore,
}: ArchivedOptionsProps<O>) {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  if (options.length === 0) return null;
  return (
    <details className={styles.archived}>
      <summary>
        <Archive size={14} strokeWidth={1.75} aria-hidden />
        {t('groups.archivedOptions', { count: options.length })}
      </summary>
      <ul>
        {options.map((option) => (
          <li key={option.id}>
            <span className={styles.archivedName}>{option.name}</span>
            <span className="figures">{money(option.priceCents)}</span>
            {!disabled && (
              <Button
                size="small"
                icon={<ArchiveRestore size={14} strokeWidth={1.75} />}
                aria-label={t('restoreName', { name: option.name })}
                onClick={() => onRestore(option)}
              >
                {t('restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './photos.module.css';
import { moveRow } from '@shared/sortable/reorder';
import { SortableList } from '@shared/sortable/sortable-list';
import { IconButton } from '@shared/ui/button';
import { Tag } from '@shared/ui/tag';

interface PhotoListProps {
  label: string;
  urls: readonly string[];
  onChange: (urls: string[]) => void;
}

/** The photos there are, in the order in which customers see them: moved and taken away. */
export function PhotoList({ label, urls, onChange }: PhotoListProps) {
  const { t } = useTranslation('menu');
  const nameOf = (url: string) => t('photos.name', { number: urls.indexOf(url) + 1 });
  return (
    <SortableList
      label={label}
      rows={urls}
      idOf={(url) => url}
      nameOf={nameOf}
      fixed={urls.length < 2}
      onMove={(from, to) => onChange(moveRow(urls, from, to))}
      className={styles.photos}
    >
      {(url, handle) => (
        <div className={styles.photo}>
          {handle}
          <img src={url} alt={nameOf(url)} width={72} height={54} loading="lazy" />
          <span className={styles.grow}>
            {url === urls[0] && urls.length > 1 && <Tag>{t('photos.first')}</Tag>}
          </span>
          <IconButton
            size="small"
            label={t('photos.remove', { name: nameOf(url) })}
            icon={<Trash2 size={16} strokeWidth={1.5} />}
            onClick={() => onChange(urls.filter((each) => each !== url))}
          />
        </div>
      )}
    </SortableList>
  );
}

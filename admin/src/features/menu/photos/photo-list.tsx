import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { imageSources } from '@domain/images';
import styles from '@entities/photo/photos.module.css';
import { moveRow } from '@shared/sortable/reorder';
import { SortableList } from '@shared/sortable/sortable-list';
import { Tag } from '@shared/ui/tag';

interface PhotoListProps {
  label: string;
  urls: readonly string[];
  onChange: (urls: string[]) => void;
  onRemove: (url: string) => void;
}

/** The photos there are, in the order in which customers see them: moved and taken away. */
export function PhotoList({ label, urls, onChange, onRemove }: PhotoListProps) {
  const { t } = useTranslation('form');
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
          <img {...imageSources(url)} sizes="72px" alt={nameOf(url)} width={72} height={54} loading="lazy" />
          <span className={styles.grow}>
            {url === urls[0] && urls.length > 1 && <Tag>{t('photos.cover')}</Tag>}
          </span>
          <Button
            type="text"
            size="small"
            title={t('photos.remove', { name: nameOf(url) })}
            icon={<Trash2 size={16} strokeWidth={1.5} />}
            onClick={() => onRemove(url)}
          />
        </div>
      )}
    </SortableList>
  );
}

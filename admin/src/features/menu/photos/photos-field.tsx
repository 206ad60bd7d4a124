import { useNotification } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImagePurpose } from '@domain/images';
import { PhotoFrame } from '@entities/photo/photo-frame';
import { PhotoList } from './photo-list';
import styles from '@entities/photo/photos.module.css';
import { usePhotoUploads } from '@entities/photo/use-photo-uploads';

interface PhotosFieldProps {
  /** What the photos are of, for who cannot see the legend beside them. */
  label: string;
  purpose: ImagePurpose;
  /** How many there may be; a second one takes the place of an only one. */
  max?: number;
  /** Where they are kept, in the order in which customers see them. */
  value?: readonly string[];
  onChange?: (urls: string[]) => void;
  /** Some are still on their way: a form that is saved now would be without them. */
  onSending?: (sending: boolean) => void;
}

/** Photos of a row: added in every way, cropped, sent, put in order, taken away with a way back. */
export function PhotosField({
  label,
  purpose,
  max = Infinity,
  value: urls = [],
  onChange,
  onSending,
}: PhotosFieldProps) {
  const { t } = useTranslation('form');
  const { open: notify } = useNotification();
  const now = useRef(urls);
  useEffect(() => {
    now.current = urls;
  });
  const [told, setTold] = useState('');
  const only = max === 1;
  const change = (next: readonly string[]) => {
    // Photos may arrive faster than the form is drawn again.
    now.current = next;
    onChange?.([...next]);
  };
  const uploads = usePhotoUploads({
    purpose,
    room: only ? 1 : max - urls.length,
    onArrived: (url) => {
      change(only ? [url] : [...now.current, url]);
      setTold(t('photos.arrived', { count: now.current.length }));
    },
  });

  const remove = (url: string) => {
    const at = now.current.indexOf(url);
    change(now.current.filter((each) => each !== url));
    const putBack = () => {
      if (now.current.length < max && !now.current.includes(url))
        change([...now.current.slice(0, at), url, ...now.current.slice(at)]);
    };
    notify?.({ type: 'progress', message: t('photos.removed'), cancelMutation: putBack });
  };
  const add = only ? (urls.length > 0 ? 'photos.replace' : 'photos.addOne') : 'photos.add';
  return (
    <PhotoFrame
      label={t(add)}
      several={!only}
      purpose={purpose}
      uploads={uploads}
      onSending={onSending}
      note={
        <>
          <span className="visually-hidden" role="status">
            {told}
          </span>
          {!only && uploads.full && <p className={styles.note}>{t('photos.full', { max })}</p>}
        </>
      }
    >
      {urls.length > 0 && <PhotoList label={label} urls={urls} onChange={change} onRemove={remove} />}
    </PhotoFrame>
  );
}

interface PhotoFieldProps extends Omit<PhotosFieldProps, 'max' | 'value' | 'onChange'> {
  value?: string | null;
  onChange?: (url: string | null) => void;
}

/** The only photo of a row, or none. */
export function PhotoField({ value, onChange, ...field }: PhotoFieldProps) {
  return (
    <PhotosField
      {...field}
      max={1}
      value={value ? [value] : []}
      onChange={([url]) => onChange?.(url ?? null)}
    />
  );
}

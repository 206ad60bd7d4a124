import { Button } from 'antd';
import { aspectFor, cropToAspect, IMAGE_SHAPES, imageSources } from '@domain/images';
import { TICKET_LIMITS } from '@domain/support';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './contact.module.css';
import { PhotoDrop } from '@entities/photo/photo-drop';
import { UploadRows } from '@entities/photo/upload-rows';
import { usePhotoUploads } from '@entities/photo/use-photo-uploads';

interface AttachmentsInputProps {
  /** Addresses of what has arrived. */
  value?: readonly string[];
  onChange?: (urls: string[]) => void;
  onSending: (sending: boolean) => void;
}

const NONE: readonly string[] = [];

/** Pictures that go with a text, as they are: of a screen everything may matter. */
export function AttachmentsInput({ value: urls = NONE, onChange, onSending }: AttachmentsInputProps) {
  const { t } = useTranslation('support');
  const now = useRef(urls);
  useEffect(() => {
    now.current = urls;
  });
  const change = (next: readonly string[]) => {
    // Pictures may arrive faster than the form is drawn again.
    now.current = next;
    onChange?.([...next]);
  };
  const uploads = usePhotoUploads({
    purpose: 'support',
    room: TICKET_LIMITS.attachments - urls.length,
    onArrived: (url) => change([...now.current, url]),
  });
  const { current, use, sending } = uploads;
  useEffect(() => onSending(sending || current !== null), [sending, current, onSending]);
  const begun = useRef<typeof current>(null);
  useEffect(() => {
    if (!current || begun.current === current) return;
    begun.current = current;
    void use(current, cropToAspect(current, aspectFor(IMAGE_SHAPES.support, current)));
  });

  return (
    <PhotoDrop
      label={t('attachments.add')}
      several
      full={uploads.full}
      onFiles={(files) => void uploads.add(files)}
    >
      {urls.length > 0 && (
        <ul className={styles.pictures}>
          {urls.map((url, index) => (
            <li key={url} className={styles.picture}>
              <img {...imageSources(url)} sizes="96px" alt={t('attachments.name', { number: index + 1 })} />
              <Button
                size="small"
                type="default"
                title={t('attachments.remove', { number: index + 1 })}
                icon={<X size={14} strokeWidth={2} />}
                onClick={() => change(urls.filter((each) => each !== url))}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadRows {...uploads} />
      {uploads.full && (
        <p className={styles.quiet}>{t('attachments.full', { max: TICKET_LIMITS.attachments })}</p>
      )}
    </PhotoDrop>
  );
}

import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { imageSources, type ImagePurpose } from '@domain/images';
import { CropDialog } from './crop-dialog';
import { PhotoDrop } from './photo-drop';
import styles from './photos.module.css';
import { UploadRows } from './upload-rows';
import { usePhotoUploads } from './use-photo-uploads';

interface PictureFieldProps {
  /** What the picture is, for who does not see it. */
  label: string;
  purpose: ImagePurpose;
  /** How wide it is shown here, in pixels. */
  width: number;
  value?: string | null;
  onChange?: (url: string | null) => void;
  /** It is still on its way: a form that is saved now would be without it. */
  onSending?: (sending: boolean) => void;
}

/** The one picture of its kind that a row has, in its shape: brought, cut, sent, taken away. */
export function PictureField({ label, purpose, width, value, onChange, onSending }: PictureFieldProps) {
  const { t } = useTranslation('form');
  const uploads = usePhotoUploads({ purpose, room: 1, onArrived: (url) => onChange?.(url) });
  const { sending } = uploads;
  useEffect(() => onSending?.(sending), [sending, onSending]);
  return (
    <PhotoDrop
      label={t(value ? 'photos.replace' : 'photos.addOne')}
      several={false}
      full={uploads.full}
      onFiles={(files) => void uploads.add(files)}
    >
      {value && (
        <div className={styles.photo}>
          <img {...imageSources(value)} sizes={`${width}px`} alt={label} width={width} loading="lazy" />
          <span className={styles.grow} />
          <Button size="small" onClick={() => onChange?.(null)}>
            {t('photos.remove', { name: label })}
          </Button>
        </div>
      )}
      <UploadRows {...uploads} />
      <CropDialog
        photo={uploads.current}
        waiting={uploads.waiting}
        purpose={purpose}
        onSkip={uploads.skip}
        onUse={(photo, area) => void uploads.use(photo, area)}
      />
    </PhotoDrop>
  );
}

import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { imageSources, type ImagePurpose } from '@domain/images';
import { PhotoFrame } from './photo-frame';
import styles from './photos.module.css';
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
  return (
    <PhotoFrame
      label={t(value ? 'photos.replace' : 'photos.addOne')}
      several={false}
      purpose={purpose}
      uploads={uploads}
      onSending={onSending}
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
    </PhotoFrame>
  );
}

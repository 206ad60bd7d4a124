import { Button } from 'antd';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './photos.module.css';
import type { PhotoUpload, PhotoUploads, RefusedFile } from './use-photo-uploads';

/** Photos on their way with how far they have come, and those that did not arrive with why. */
export function UploadRows({ uploads, refused, cancel, retry }: PhotoUploads) {
  return (
    <>
      {uploads.length > 0 && (
        <ul className={styles.photos}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onCancel={cancel} onRetry={retry} />
          ))}
        </ul>
      )}
      <div role="alert">
        {refused.map((file, index) => (
          <Refused key={index} {...file} />
        ))}
      </div>
    </>
  );
}

interface UploadRowProps {
  upload: PhotoUpload;
  onCancel: (upload: PhotoUpload) => void;
  onRetry: (upload: PhotoUpload) => void;
}

function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { t } = useTranslation('form');
  const { name, preview, progress, refusal } = upload;
  const percent = Math.round(progress * 100);
  return (
    <li className={styles.photo} data-failed={refusal ? true : undefined}>
      <img src={preview} alt="" width={72} height={54} />
      <span className={styles.grow}>
        {refusal ? (
          <span className={styles.problem} role="alert">
            <CircleAlert size={14} aria-hidden />
            {refusal.message || t('photos.notSent')}
          </span>
        ) : (
          <>
            <span className={styles.note}>{progress < 1 ? t('photos.sending') : t('photos.finishing')}</span>
            <span
              className={styles.bar}
              role="progressbar"
              aria-label={t('photos.progress', { name })}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <span style={{ inlineSize: `${percent}%` }} />
            </span>
          </>
        )}
      </span>
      {refusal && (
        <Button size="small" icon={<RotateCw size={14} strokeWidth={1.5} />} onClick={() => onRetry(upload)}>
          {t('photos.retry')}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        title={t(refusal ? 'photos.giveUp' : 'photos.cancel', { name })}
        icon={<X size={16} strokeWidth={1.5} />}
        onClick={() => onCancel(upload)}
      />
    </li>
  );
}

function Refused({ name, problem }: RefusedFile) {
  const { t } = useTranslation('form');
  return (
    <p className={styles.problem}>
      <CircleAlert size={14} aria-hidden />
      {t(`photos.problems.${problem}`, { name })}
    </p>
  );
}

import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Area, ImagePurpose } from '@domain/images';
import styles from './crop.module.css';
import type { OpenPhoto } from './open-photo';
import { Dialog } from '../ui/dialog';
import { Bone } from '../ui/states';

const CropView = lazy(() => import('./crop-view'));

interface CropDialogProps {
  /** The photo to crop; null for none. */
  photo: OpenPhoto | null;
  /** How many are to be cropped, this one included. */
  waiting: number;
  purpose: ImagePurpose;
  onSkip: (photo: OpenPhoto) => void;
  onUse: (photo: OpenPhoto, area: Area) => void;
}

/** Asks which part of a photo is shown. */
export function CropDialog({ photo, ...rest }: CropDialogProps) {
  if (!photo) return null;
  // Each photo is a question of its own. It stands outside of the form it was asked from: Enter answers it, and does
  // not save the form.
  return createPortal(<Question key={photo.url} photo={photo} {...rest} />, document.body);
}

function Question({ photo, waiting, purpose, onSkip, onUse }: CropDialogProps & { photo: OpenPhoto }) {
  const { t } = useTranslation(['form', 'ui']);
  const area = useRef<Area | null>(null);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const use = () => {
    if (!area.current) return;
    setBusy(true);
    onUse(photo, area.current);
  };
  return (
    <Dialog
      open
      wide
      onClose={() => onSkip(photo)}
      title={t('photos.crop')}
      footer={
        <>
          {waiting > 1 && <span className={styles.more}>{t('photos.more', { count: waiting - 1 })}</span>}
          <Button onClick={() => onSkip(photo)}>{t(waiting > 1 ? 'photos.skip' : 'ui:cancel')}</Button>
          <Button type="primary" loading={busy} disabled={!ready} onClick={use}>
            {t('photos.use')}
          </Button>
        </>
      }
    >
      <Suspense fallback={<Bone height={360} />}>
        <CropView
          photo={photo}
          purpose={purpose}
          onChange={(now) => {
            area.current = now;
            setReady(true);
          }}
        />
      </Suspense>
    </Dialog>
  );
}

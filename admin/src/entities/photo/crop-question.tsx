import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area, ImagePurpose } from '@domain/images';
import CropView from './crop-view';
import styles from './crop.module.css';
import type { OpenPhoto } from './open-photo';
import { dialogWidth } from '@shared/tokens/tokens';

export interface CropQuestionProps {
  photo: OpenPhoto;
  /** How many are to be cropped, this one included. */
  waiting: number;
  purpose: ImagePurpose;
  onSkip: (photo: OpenPhoto) => void;
  onUse: (photo: OpenPhoto, area: Area) => void;
}

/** Asks which part of one photo is shown. */
export default function CropQuestion({ photo, waiting, purpose, onSkip, onUse }: CropQuestionProps) {
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
    <Modal
      open
      onCancel={() => onSkip(photo)}
      title={t('photos.crop')}
      width={dialogWidth.wide}
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
      <CropView
        photo={photo}
        purpose={purpose}
        onChange={(now) => {
          area.current = now;
          setReady(true);
        }}
      />
    </Modal>
  );
}

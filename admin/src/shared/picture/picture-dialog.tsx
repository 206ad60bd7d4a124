import type { UploadDto } from '@contracts/uploads';
import { IMAGE_SHAPES, type Area, type ImagePurpose } from '@domain/images';
import { useEffect, useId, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import styles from './picture.module.css';
import { uploadPicture } from './upload-picture';
import { ApiError } from '../api/error';
import { FormProblem } from '../form/form-problem';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

interface PictureDialogProps {
  file: File;
  purpose: ImagePurpose;
  round?: boolean;
  onClose: () => void;
  onUploaded: (upload: UploadDto) => void;
}

const LARGEST_ZOOM = 4;

/** Which part of a picture is meant: moved by dragging or with the arrow keys, zoomed by wheel, pinch or slider. */
export default function PictureDialog({ file, purpose, round, onClose, onUploaded }: PictureDialogProps) {
  const { t } = useTranslation(['form', 'ui']);
  const slider = useId();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Area | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  const send = async () => {
    if (!part || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const image = new Image();
      image.src = url;
      await image.decode();
      onUploaded(await uploadPicture(image, part, purpose));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title={t('picture.cut')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={!part} onClick={() => void send()}>
            {t('picture.use')}
          </Button>
        </>
      }
    >
      <div className={styles.cut}>
        {unreadable ? (
          <p role="alert">{t('picture.unreadable')}</p>
        ) : (
          <>
            {problem !== null && <FormProblem problem={problem} onWaited={() => setProblem(null)} />}
            <div className={styles.stage}>
              <Cropper
                image={url}
                crop={crop}
                zoom={zoom}
                maxZoom={LARGEST_ZOOM}
                aspect={IMAGE_SHAPES[purpose].aspect}
                cropShape={round ? 'round' : 'rect'}
                showGrid={!round}
                disableAutomaticStylesInjection
                cropperProps={{ 'aria-label': t('picture.move') }}
                mediaProps={{ onError: () => setUnreadable(true) }}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setPart(pixels)}
              />
            </div>
            <div className={styles.zoom}>
              <label htmlFor={slider}>{t('picture.zoom')}</label>
              <input
                id={slider}
                type="range"
                min={1}
                max={LARGEST_ZOOM}
                step={0.05}
                value={zoom}
                onChange={(event) => setZoom(Number(event.target.value))}
              />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

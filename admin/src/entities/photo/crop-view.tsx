import { Slider } from 'antd';
import { useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { aspectFor, cropToAspect, IMAGE_SHAPES, MIN_IMAGE_WIDTH, type ImagePurpose } from '@domain/images';
import styles from './crop.module.css';
import type { OpenPhoto } from './open-photo';

interface CropViewProps {
  photo: OpenPhoto;
  purpose: ImagePurpose;
  onChange: (area: Area) => void;
}

const MOST = 4;
/** Narrower than this, in pixels, it is blurred where it is shown large. */
const SHARP = 480;

/** The photo behind a frame of the wished shape: moved by pointer, fingers or arrow keys, and drawn nearer. */
export default function CropView({ photo, purpose, onChange }: CropViewProps) {
  const { t } = useTranslation('form');
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState<number | null>(null);
  const { maxWidth } = IMAGE_SHAPES[purpose];
  const aspect = aspectFor(IMAGE_SHAPES[purpose], photo);
  const whole = cropToAspect(photo, aspect);
  const most = Math.min(MOST, Math.max(1, whole.width / MIN_IMAGE_WIDTH));
  // A logo may stand whole in its frame, with nothing around it.
  const least = purpose === 'logo' ? whole.width / Math.max(photo.width, photo.height * aspect) : 1;
  const blurred = width !== null && width < Math.min(SHARP, maxWidth);

  return (
    <div className={styles.view}>
      <div className={styles.stage}>
        <Cropper
          image={photo.url}
          crop={crop}
          zoom={zoom}
          minZoom={least}
          maxZoom={most}
          aspect={aspect}
          cropShape={purpose === 'profile' ? 'round' : 'rect'}
          showGrid={purpose === 'menu' || purpose === 'banner'}
          restrictPosition={purpose !== 'logo'}
          keyboardStep={4}
          roundCropAreaPixels
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            setWidth(pixels.width);
            onChange(pixels);
          }}
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': t('photos.move'), role: 'application' }}
        />
      </div>
      <div className={styles.zoom}>
        <span aria-hidden>{t('photos.zoom')}</span>
        <Slider
          className={styles.slider}
          min={least}
          max={most}
          step={0.01}
          value={zoom}
          disabled={most <= least}
          tooltip={{ open: false }}
          ariaLabelForHandle={t('photos.zoom')}
          onChange={setZoom}
        />
      </div>
      <p className={blurred ? styles.warning : styles.hint} aria-live="polite">
        {blurred ? t('photos.blurred', { width }) : t('photos.how')}
      </p>
    </div>
  );
}

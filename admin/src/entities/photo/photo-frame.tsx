import type { ImagePurpose } from '@domain/images';
import { useEffect, type ReactNode } from 'react';
import { CropDialog } from './crop-dialog';
import { PhotoDrop } from './photo-drop';
import { UploadRows } from './upload-rows';
import type { PhotoUploads } from './use-photo-uploads';

interface PhotoFrameProps {
  /** What the button says that adds one. */
  label: string;
  several: boolean;
  purpose: ImagePurpose;
  uploads: PhotoUploads;
  /** Some are still on their way: a form that is saved now would be without them. */
  onSending?: ((sending: boolean) => void) | undefined;
  /** What is there already. */
  children: ReactNode;
  /** Below what is on its way. */
  note?: ReactNode;
}

/** Where photos are brought in every way, cut and sent, around those that are there. */
export function PhotoFrame({ label, several, purpose, uploads, onSending, children, note }: PhotoFrameProps) {
  const { sending } = uploads;
  useEffect(() => onSending?.(sending), [sending, onSending]);
  return (
    <PhotoDrop
      label={label}
      several={several}
      full={uploads.full}
      onFiles={(files) => void uploads.add(files)}
    >
      {children}
      <UploadRows {...uploads} />
      {note}
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

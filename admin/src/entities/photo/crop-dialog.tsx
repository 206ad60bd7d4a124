import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { CropQuestionProps } from './crop-question';
import type { OpenPhoto } from './open-photo';

const CropQuestion = lazy(() => import('./crop-question'));

interface CropDialogProps extends Omit<CropQuestionProps, 'photo'> {
  /** The photo to crop; null for none. */
  photo: OpenPhoto | null;
}

/** Asks which part of a photo is shown. */
export function CropDialog({ photo, ...rest }: CropDialogProps) {
  if (!photo) return null;
  // Each photo is a question of its own. It stands outside of the form it was asked from: Enter answers it, and does
  // not save the form.
  return createPortal(
    <Suspense fallback={null}>
      <CropQuestion key={photo.url} photo={photo} {...rest} />
    </Suspense>,
    document.body,
  );
}

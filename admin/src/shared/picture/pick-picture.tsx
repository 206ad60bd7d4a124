import type { UploadDto } from '@contracts/uploads';
import type { ImagePurpose } from '@domain/images';
import { ImageUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../ui/button';

const PictureDialog = lazy(() => import('./picture-dialog'));

interface PickPictureProps {
  /** What the button does, e.g. "Choose a photo". */
  label: string;
  purpose: ImagePurpose;
  /** Shown as a circle. */
  round?: boolean;
  size?: 'small' | 'medium';
  onUploaded: (upload: UploadDto) => void;
}

/** Chooses a picture of this device, lets its part be chosen and sends it. */
export function PickPicture({ label, purpose, round, size, onUploaded }: PickPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          // The same file chosen once more is a choice too.
          event.target.value = '';
        }}
      />
      <Button
        size={size}
        icon={<ImageUp size={16} strokeWidth={1.5} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {file && (
        <Suspense fallback={null}>
          <PictureDialog
            file={file}
            purpose={purpose}
            round={round}
            onClose={() => setFile(null)}
            onUploaded={(upload) => {
              setFile(null);
              onUploaded(upload);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

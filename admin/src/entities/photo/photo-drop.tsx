import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './photos.module.css';
import { FilePicker } from '@shared/form/file-picker';
import { classes } from '@shared/ui/classes';
import { useLatest } from '@shared/state/use-latest';

interface PhotoDropProps {
  /** What the button says. */
  label: string;
  several: boolean;
  /** Nothing more is taken, and nothing is offered. */
  full: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Takes photos in by every way there is: chosen, dropped on it, or pasted while it is pointed at or has the focus. */
export function PhotoDrop({ label, several, full, onFiles, children }: PhotoDropProps) {
  const { t } = useTranslation('form');
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  };
  usePaste(area, full ? null : take);

  const onDrag = (event: DragEvent) => {
    if (full || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      ref={area}
      className={styles.area}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      // Before antd's own: it would leave out without a word what is no photo.
      onDropCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        if (!full) take(event.dataTransfer.files);
      }}
    >
      {children}
      {!full && (
        <div className={classes(styles.drop, over && styles.over)}>
          <FilePicker
            size="small"
            icon={<ImagePlus size={16} strokeWidth={1.5} />}
            accept="image/*"
            multiple={several}
            label={label}
            onFiles={onFiles}
          >
            {label}
          </FilePicker>
          <span className={styles.ways}>{t('photos.ways')}</span>
        </div>
      )}
    </div>
  );
}

/** Files that are pasted while the pointer or the focus is in `area`; text is left to where it goes. */
function usePaste(area: { current: HTMLElement | null }, take: ((files: FileList) => void) | null) {
  const latest = useLatest(take);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length || !area.current?.matches(':hover, :focus-within')) return;
      event.preventDefault();
      latest.current?.(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [area, latest]);
}

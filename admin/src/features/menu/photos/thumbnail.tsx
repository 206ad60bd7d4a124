import { imageSources } from '@domain/images';
import { Utensils } from 'lucide-react';
import { useState } from 'react';
import styles from './photos.module.css';
import { classes } from '@shared/ui/classes';

interface ThumbnailProps {
  url: string | null | undefined;
  /** `large` fills the width it is given. */
  size?: 'small' | 'medium' | 'large';
}

/** The first photo, or a plate where there is none; the name beside it says what it is. */
export function Thumbnail({ url, size = 'medium' }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes(styles.thumbnail, styles[size])} aria-hidden>
      {url && url !== broken ? (
        <img
          {...imageSources(url)}
          sizes={size === 'large' ? '(max-width: 767px) 100vw, 320px' : '40px'}
          alt=""
          width={size === 'large' ? 320 : 40}
          height={size === 'large' ? 200 : 40}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(url)}
        />
      ) : (
        <Utensils size={size === 'large' ? 28 : 16} strokeWidth={1.25} />
      )}
    </span>
  );
}

import { Utensils } from 'lucide-react';
import styles from './photos.module.css';
import { classes } from '@shared/ui/classes';

/** The first photo, or a plate where there is none; the name beside it says what it is. */
export function Thumbnail({ url, large }: { url: string | null | undefined; large?: boolean }) {
  return (
    <span className={classes(styles.thumbnail, large && styles.large)} aria-hidden>
      {url ? (
        <img
          src={url}
          alt=""
          width={large ? 320 : 40}
          height={large ? 200 : 40}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Utensils size={large ? 28 : 18} strokeWidth={1.25} />
      )}
    </span>
  );
}

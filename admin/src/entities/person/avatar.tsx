import { imageSources } from '@domain/images';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  photoUrl: string | null;
  /** In pixels. */
  size: number;
}

/** A person's photo, or the first letters of their names; the name beside it says who it is. */
export function Avatar({ name, photoUrl, size }: AvatarProps) {
  const box = { width: size, height: size };
  return photoUrl ? (
    <img {...imageSources(photoUrl)} sizes={`${size}px`} alt="" {...box} className={styles.avatar} />
  ) : (
    <span className={styles.avatar} style={{ ...box, fontSize: Math.round(size * 0.4) }} aria-hidden>
      {initials(name)}
    </span>
  );
}

/** `Ana Lima` → `AL` */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, index, words) => (index === 0 || index === words.length - 1 ? word.charAt(0) : []))
    .join('')
    .toUpperCase();

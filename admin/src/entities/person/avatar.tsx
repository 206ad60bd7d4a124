import { imageSources } from '@domain/images';
import styles from './avatar.module.css';

/** `Ana Lima` → `AL` */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, index, words) => (index === 0 || index === words.length - 1 ? word.charAt(0) : []))
    .join('')
    .toUpperCase();

interface AvatarProps {
  name: string;
  photoUrl: string | null;
  /** In pixels. */
  size: number;
}

/** A person's photo, or the first letters of their name. The name itself stands beside it. */
export function Avatar({ name, photoUrl, size }: AvatarProps) {
  const style = { width: size, height: size };
  if (photoUrl) {
    return (
      <img {...imageSources(photoUrl)} sizes={`${size}px`} alt="" className={styles.avatar} style={style} />
    );
  }
  return (
    <span aria-hidden className={styles.avatar} style={{ ...style, fontSize: Math.max(12, size * 0.36) }}>
      {initials(name)}
    </span>
  );
}

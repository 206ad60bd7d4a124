import styles from './kbd.module.css';

const isMac = /mac|iphone|ipad/i.test(typeof navigator === 'undefined' ? '' : navigator.userAgent);

/** A key as it is printed; `Mod` is ⌘ on Apple's keyboards and Ctrl elsewhere. */
export function Kbd({ keys }: { keys: string[] }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key} className={styles.kbd}>
          {key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key}
        </kbd>
      ))}
    </span>
  );
}

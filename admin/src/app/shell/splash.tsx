import styles from './splash.module.css';

/** The mark alone, while there is nothing to show yet. It appears late: fast loads show none. */
export function Splash() {
  return (
    <div className={styles.splash} aria-busy>
      <img src="/favicon.svg" alt="" width={36} height={36} />
    </div>
  );
}

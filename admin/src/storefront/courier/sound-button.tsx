import { Volume2, VolumeX } from 'lucide-react';
import { useEffect } from 'react';
import {
  playNotes,
  setSoundEnabled,
  soundBlocked,
  soundEnabled,
  unlockSound,
} from '@shared/state/sound-player';
import { useLocale } from '../i18n/locale';
import styles from './courier.module.css';

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Whether new trips are to be heard on this device. */
export function SoundButton() {
  const { t } = useLocale();
  const wanted = soundEnabled.use();
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={t('c.sound')}
      aria-pressed={wanted}
      onClick={() => setSoundEnabled(!wanted)}
    >
      {wanted ? <Volume2 {...ICON} /> : <VolumeX {...ICON} />}
    </button>
  );
}

/** Says that the browser keeps the page silent; whatever is pressed on it ends that. */
export function SilentNotice() {
  const { t } = useLocale();
  const wanted = soundEnabled.use();
  const blocked = soundBlocked.use();
  useEffect(() => {
    // Playing nothing tells whether something would be heard.
    playNotes([]);
    const unlock = () => void unlockSound();
    window.addEventListener('click', unlock);
    return () => window.removeEventListener('click', unlock);
  }, []);
  if (!wanted || !blocked) return null;
  return (
    <div className={styles.away}>
      <VolumeX {...ICON} />
      <span className={styles.grow}>{t('c.silent')}</span>
      <button type="button" className={styles.button} onClick={() => void unlockSound()}>
        {t('c.unlock')}
      </button>
    </div>
  );
}

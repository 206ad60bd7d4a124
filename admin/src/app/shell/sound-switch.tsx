import { Button } from 'antd';
import { Volume2, VolumeOff, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { soundBlocked, soundEnabled, unlockSound, setSoundEnabled } from '@shared/state/sound-player';

/** On, off, or wanted but kept silent by the browser until somebody presses. */
export function SoundSwitch() {
  const { t } = useTranslation('app');
  const wanted = soundEnabled.use();
  const blocked = soundBlocked.use() && wanted;
  const Icon = blocked ? VolumeOff : wanted ? Volume2 : VolumeX;
  return (
    <Button
      type="text"
      title={t(blocked ? 'sound.unlock' : wanted ? 'sound.turnOff' : 'sound.turnOn')}
      aria-pressed={wanted && !blocked}
      icon={<Icon size={18} strokeWidth={1.5} />}
      onClick={() => (blocked ? void unlockSound() : setSoundEnabled(!wanted))}
    />
  );
}

import { Button, Segmented, Switch } from 'antd';
import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { chooseLanguage, currentLanguage, LANGUAGE_CODES, LANGUAGES } from '@entities/language/language';
import { playSound } from '@entities/order/sounds';
import { soundEnabled, unlockSound, setSoundEnabled } from '@shared/state/sound-player';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '@shared/tokens/theme';
import { Card } from '@shared/ui/card';

const LANGUAGE_OPTIONS = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value] }));

/** Language, theme and sounds. Each counts at once, on this device and for the person. */
export function AppearanceCard() {
  const { t } = useTranslation(['profile', 'ui']);
  const theme = useThemeChoice();
  const sound = soundEnabled.use();
  const hear = async () => {
    await unlockSound();
    playSound('new-order', 0.6);
  };
  return (
    <Card title={t('appearance.title')}>
      <div className={styles.stack}>
        <div className={styles.line}>
          <p className={styles.about}>
            <strong>{t('ui:language')}</strong>
          </p>
          <Segmented
            aria-label={t('ui:language')}
            value={currentLanguage()}
            onChange={(language) => void chooseLanguage(language)}
            options={LANGUAGE_OPTIONS}
          />
        </div>
        <div className={styles.line}>
          <p className={styles.about}>
            <strong>{t('ui:theme.title')}</strong>
          </p>
          <Segmented
            aria-label={t('ui:theme.title')}
            value={theme}
            onChange={chooseTheme}
            options={THEME_CHOICES.map((value) => ({ value, label: t(`ui:theme.${value}`) }))}
          />
        </div>
        <div className={styles.line}>
          <p className={styles.about}>
            <strong>{t('appearance.sounds')}</strong>
            <span>{t('appearance.soundsText')}</span>
          </p>
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<Volume2 size={16} strokeWidth={1.5} />}
              disabled={!sound}
              onClick={() => void hear()}
            >
              {t('appearance.hear')}
            </Button>
            <Switch aria-label={t('appearance.sounds')} checked={sound} onChange={setSoundEnabled} />
          </div>
        </div>
      </div>
    </Card>
  );
}

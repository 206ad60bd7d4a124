import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deviceValue } from '@shared/state/device-value';
import { useLocale } from '../i18n/locale';
import styles from './courier.module.css';

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;
const keptTheme = deviceValue<'light' | 'dark'>('comanda.courier.theme', 1, (value) =>
  value === 'dark' || value === 'light' ? value : null,
);

/** Light by default, for the sun; dark for the night, on this device. */
export function ThemeButton() {
  const { t } = useLocale();
  const [theme, setTheme] = useState(() => keptTheme.load() ?? 'light');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    keptTheme.save(theme);
  }, [theme]);
  const next = theme === 'light' ? 'dark' : 'light';
  return (
    <button type="button" className={styles.round} aria-label={t(`c.${next}`)} onClick={() => setTheme(next)}>
      {theme === 'light' ? <Moon {...ICON} /> : <Sun {...ICON} />}
    </button>
  );
}

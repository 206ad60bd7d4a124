import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from './theme';
import type { MenuItem } from '../ui/menu';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

export function useThemeItems(): MenuItem[] {
  const { t } = useTranslation('ui');
  const choice = useThemeChoice();
  return THEME_CHOICES.map((theme) => ({
    key: theme,
    label: t(`theme.${theme}`),
    icon: ICONS[theme],
    checked: theme === choice,
    onSelect: () => chooseTheme(theme),
  }));
}

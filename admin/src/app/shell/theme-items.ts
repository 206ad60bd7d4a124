import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '@shared/tokens/theme';
import type { MenuItem } from '@shared/ui/menu';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

export function useThemeItems(): MenuItem[] {
  const { t } = useTranslation('app');
  const choice = useThemeChoice();
  return THEME_CHOICES.map((theme) => ({
    key: theme,
    label: t(`theme.${theme}`),
    icon: ICONS[theme],
    checked: theme === choice,
    onSelect: () => chooseTheme(theme),
  }));
}

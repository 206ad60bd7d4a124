import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '@shared/tokens/theme';
import type { Choice } from '@shared/ui/dropdown';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** The themes to choose from, in words. */
export function useThemeItems(): Choice[] {
  const { t } = useTranslation('ui');
  const choice = useThemeChoice();
  return THEME_CHOICES.map((theme) => ({
    key: theme,
    label: t(`theme.${theme}`),
    icon: ICONS[theme],
    chosen: theme === choice,
    choose: () => chooseTheme(theme),
  }));
}

import { createStore } from '../state/store';
import { useMedia } from '../state/use-media';
import type { ThemeName } from './tokens';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'comanda.theme';

function saved(): ThemeChoice {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

/** What was chosen on this device; `system` while nothing was. */
export const themeChoice = createStore<ThemeChoice>(saved());

/** Whether anything was chosen on this device, be it to follow the system. */
export function themeWasChosen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function chooseTheme(next: ThemeChoice): void {
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  themeChoice.set(next);
}

export const useThemeChoice = () => themeChoice.use();

/** The theme in force: what was chosen, or what the system has. */
export function useTheme(): ThemeName {
  const chosen = useThemeChoice();
  const dark = useMedia('(prefers-color-scheme: dark)');
  return chosen === 'system' ? (dark ? 'dark' : 'light') : chosen;
}

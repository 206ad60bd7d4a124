import type { SettingValues } from '@domain/settings';
import { useEffect } from 'react';
import { soundSettings } from '@entities/order/sounds';

/** Lets the page sound as its branch wants. */
export function useSoundSettings({ sounds }: SettingValues): void {
  useEffect(() => soundSettings.set(sounds), [sounds]);
}

import { ConfigProvider, type ThemeConfig } from 'antd';
import { useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { antdTheme } from './antd-theme';
import type { ThemeName } from './tokens';
import { useMedia } from '../state/use-media';

export function useAntdTheme(name: ThemeName): ThemeConfig {
  const touch = useMedia('(pointer: coarse)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return useMemo(() => antdTheme(name, { touch, still }), [name, touch, still]);
}

/** Another theme for what stands inside, whatever the person chose: the kitchen's screen is black. */
export function ThemeScope({ name, children }: { name: ThemeName; children: ReactNode }) {
  const floating = useRef<HTMLDivElement>(null);
  return (
    <ConfigProvider theme={useAntdTheme(name)} getPopupContainer={() => floating.current ?? document.body}>
      {children}
      {/* Dialogs and menus, whose own stylesheets have their colours from here; beside the page, as elsewhere. */}
      {createPortal(<div ref={floating} data-theme={name} />, document.body)}
    </ConfigProvider>
  );
}

import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { antdLocale } from './antd-locale';
import './loading-icon';
import styles from './overlays.module.css';
import { watchDialogs } from './watch-dialogs';
import { useMedia } from '../state/use-media';
import { antdTheme } from '../tokens/antd-theme';
import { useTheme } from '../tokens/theme';
import { font, type ThemeName } from '../tokens/tokens';

function useAntdTheme(name: ThemeName): ThemeConfig {
  const touch = useMedia('(pointer: coarse)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return useMemo(() => antdTheme(name, { touch, still }), [name, touch, still]);
}

const PARTS = { header: styles.head, body: styles.body, footer: styles.foot };

/** Stands once around everything that is drawn: our colours and sizes, the person's language, how dialogs behave. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const theme = useAntdTheme(useTheme());
  const closable = {
    'aria-label': t('close'),
    closeIcon: <X size={16} strokeWidth={1.5} aria-hidden />,
  };
  useEffect(watchDialogs, []);
  return (
    // In a layer, so that a stylesheet of ours needs no greater weight to differ.
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={antdLocale.use()}
        popupMatchSelectWidth={false}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
        segmented={{ style: { fontWeight: font.weight.medium } }}
        card={{ styles: { header: { borderBottom: 0 } } }}
        modal={{ centered: true, closable, classNames: { ...PARTS, content: styles.content } }}
        drawer={{ closable, classNames: PARTS }}
        form={{ colon: false, requiredMark: false }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
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

import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import esES from 'antd/locale/es_ES';
import ptBR from 'antd/locale/pt_BR';
import { useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../state/use-media';
import { antdTheme } from '../tokens/antd-theme';
import { useTheme } from '../tokens/theme';
import { font, type ThemeName } from '../tokens/tokens';

const LOCALES: Record<string, typeof enUS> = { en: enUS, 'pt-BR': ptBR, es: esES };

function useAntdTheme(name: ThemeName): ThemeConfig {
  const touch = useMedia('(pointer: coarse)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return useMemo(() => antdTheme(name, { touch, still }), [name, touch, still]);
}

/** Stands once around everything that is drawn: our colours and sizes, the person's language, antd's messages. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const theme = useAntdTheme(useTheme());
  const { language } = useTranslation().i18n;
  return (
    // In a layer, so that a stylesheet of ours needs no greater weight to differ.
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={LOCALES[language] ?? enUS}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
        segmented={{ style: { fontWeight: font.weight.medium } }}
        card={{ styles: { header: { borderBottom: 0 } } }}
        form={{ colon: false, requiredMark: false, scrollToFirstError: { focus: true } }}
      >
        <App component={false}>{children}</App>
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

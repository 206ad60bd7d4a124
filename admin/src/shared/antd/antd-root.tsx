import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import esES from 'antd/locale/es_ES';
import ptBR from 'antd/locale/pt_BR';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../state/use-media';
import { antdTheme } from '../tokens/antd-theme';
import { useTheme } from '../tokens/theme';
import type { ThemeName } from '../tokens/tokens';

const LOCALES: Record<string, typeof enUS> = { en: enUS, 'pt-BR': ptBR, es: esES };

function useAntdTheme(name: ThemeName): ThemeConfig {
  const touch = useMedia('(pointer: coarse)');
  return useMemo(() => antdTheme(name, { touch }), [name, touch]);
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
  return <ConfigProvider theme={useAntdTheme(name)}>{children}</ConfigProvider>;
}

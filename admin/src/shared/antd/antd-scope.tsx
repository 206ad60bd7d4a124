import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import esES from 'antd/locale/es_ES';
import ptBR from 'antd/locale/pt_BR';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { antdTheme } from '../tokens/antd-theme';
import { useTheme } from '../tokens/theme';

const LOCALES: Record<string, typeof enUS> = { en: enUS, 'pt-BR': ptBR, es: esES };

/** Around every control that antd draws: our colours and sizes, the person's language. */
export function AntdScope({ children }: { children: ReactNode }) {
  const theme = useTheme();
  const { language } = useTranslation().i18n;
  const config = useMemo(() => antdTheme(theme), [theme]);
  return (
    <ConfigProvider theme={config} locale={LOCALES[language] ?? enUS}>
      {children}
    </ConfigProvider>
  );
}

import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { antdLocale } from './antd-locale';
import './loading-icon';
import styles from './overlays.module.css';
import { watchDialogs } from './watch-dialogs';
import { useTheme } from '@shared/tokens/theme';
import { useAntdTheme } from '@shared/tokens/theme-scope';
import { font } from '@shared/tokens/tokens';

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

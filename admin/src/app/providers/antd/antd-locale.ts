import type { Locale } from 'antd/es/locale';
import { createStore } from '@shared/state/store';

const files: Record<string, () => Promise<{ default: Locale }>> = {
  en: () => import('antd/es/locale/en_US'),
  'pt-BR': () => import('antd/es/locale/pt_BR'),
  es: () => import('antd/es/locale/es_ES'),
};

/** antd's own words in the language that is spoken; its English while there are none. */
export const antdLocale = createStore<Locale | undefined>(undefined);

/** Has antd speak a language of ours, one of `files`. */
export async function loadAntdLocale(language: string): Promise<void> {
  const file = await files[language]?.();
  antdLocale.set(file?.default);
}

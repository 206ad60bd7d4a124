import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_CODES, nearest, savedLanguage } from '@entities/language/language';
import { loadAntdLocale } from '../antd/antd-locale';

interface Words {
  default: Record<string, unknown>;
}
const files = import.meta.glob<Words>('../../../locales/*/*.json');
/** What the fields of a product are called is said with the rules of the menu: files, the panel and the store page say it too. */
const productFiles = import.meta.glob<Words>('../../../../../cms/src/domain/menu/words/*.json');

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load =
      namespace === 'product'
        ? productFiles[`../../../../../cms/src/domain/menu/words/${language}.json`]
        : files[`../../../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No words for ${language}/${namespace}`), null);
    load().then(
      (module) => done(null, module.default as Record<string, string>),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/**
 * Starts with what was chosen here, else with the browser's language.
 * @param namespaces what the page that is opened is written with
 */
export async function startI18n(namespaces: readonly string[]): Promise<void> {
  const language = savedLanguage() ?? nearest(navigator.languages) ?? 'en';
  // antd's own words are for few pages, but must not change on them.
  const antd = loadAntdLocale(language);
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = next;
    if (next !== language) void loadAntdLocale(next);
  });
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: LANGUAGE_CODES,
      load: 'currentOnly',
      ns: ['ui', ...namespaces],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
    });
  await antd;
}

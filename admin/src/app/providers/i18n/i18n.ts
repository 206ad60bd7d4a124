import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_CODES, nearest, savedLanguage } from '@entities/language/language';

const files = import.meta.glob<{ default: Record<string, unknown> }>('../../../locales/*/*.json');

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = files[`../../../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No words for ${language}/${namespace}`), null);
    load().then(
      (module) => done(null, module.default as Record<string, string>),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** Starts with what was chosen here, else with the browser's language. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: savedLanguage() ?? nearest(navigator.languages) ?? 'en',
      fallbackLng: 'en',
      supportedLngs: LANGUAGE_CODES,
      load: 'currentOnly',
      ns: ['ui'],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
    });
}

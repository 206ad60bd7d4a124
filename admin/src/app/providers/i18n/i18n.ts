import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { session } from '@entities/session/session';
import type { Language } from '@entities/session/session-types';
import { request } from '@shared/api/request';

/** Each named in itself, so that a person finds theirs. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  'pt-BR': 'Português (Brasil)',
  es: 'Español',
};

const KEY = 'comanda.language';
const isLanguage = (value: string | null | undefined): value is Language => !!value && value in LANGUAGES;

/** The offered language nearest to one a browser names: `pt-PT` and `pt` are served by `pt-BR`. */
export function nearest(wanted: readonly string[]): Language | null {
  const offered = Object.keys(LANGUAGES) as Language[];
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-');
    const found = offered.find((language) => language.toLowerCase().split('-')[0] === primary);
    if (found) return found;
  }
  return null;
}

function saved(): Language | null {
  try {
    const value = localStorage.getItem(KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

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
      lng: saved() ?? nearest(navigator.languages) ?? 'en',
      fallbackLng: 'en',
      supportedLngs: Object.keys(LANGUAGES),
      load: 'currentOnly',
      ns: ['ui'],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
    });
}

/** Speaks the signed-in person's language, unless another was chosen on this device. */
export async function followPerson(): Promise<void> {
  const theirs = session.get()?.user.language;
  if (!saved() && theirs && theirs !== i18next.language) await i18next.changeLanguage(theirs);
}

/** Remembers the choice here and, for who is signed in, with the person. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  await i18next.changeLanguage(language);
  if (session.get()) await request('PATCH', '/api/account', { language }).catch(() => undefined);
}

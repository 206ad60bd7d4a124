import i18next from 'i18next';
import type { Language } from '../session/session-types';
import { session } from '../session/session';
import { request } from '@shared/api/request';

/** Each named in itself, so that a person finds theirs. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  'pt-BR': 'Português (Brasil)',
  es: 'Español',
};

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

const KEY = 'comanda.language';

export const isLanguage = (value: string | null | undefined): value is Language =>
  !!value && value in LANGUAGES;

/** The offered language nearest to one a browser names: `pt-PT` and `pt` are served by `pt-BR`. */
export function nearest(wanted: readonly string[]): Language | null {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-');
    const found = LANGUAGE_CODES.find((language) => language.toLowerCase().split('-')[0] === primary);
    if (found) return found;
  }
  return null;
}

/** What was chosen on this device, or null. */
export function savedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/** The language that is spoken now. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');

/** Speaks the language that somebody was written to in, unless another was chosen on this device. */
export async function setInitialLanguage(language: Language): Promise<void> {
  if (!savedLanguage() && language !== i18next.language) await i18next.changeLanguage(language);
}

/** Speaks the signed-in person's language, unless another was chosen on this device. */
export async function applyPersonLanguage(): Promise<void> {
  const theirs = session.get()?.user.language;
  if (theirs) await setInitialLanguage(theirs);
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

import type { Language } from '@contracts/session';
import { deviceValue } from '@shared/state/device-value';

/** Each in its own words, because who looks for it may read no other. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'pt-BR': 'Português',
  en: 'English',
  es: 'Español',
};

/** Only what the customer chose: what a store speaks, it says itself. */
const choiceAt = (slug: string) => deviceValue<Language>(`comanda.store.language.${slug}`, 1, known);

export function chooseLanguage(slug: string, language: Language): void {
  choiceAt(slug).save(language);
}

/** What the customer chose at that store, else the language it speaks. */
export function languageAt(slug: string, spoken: Language): Language {
  return choiceAt(slug).load() ?? spoken;
}

/** The best guess where no store has said what it speaks: the first of the browser's that is known. */
export function likelyLanguage(browser: readonly string[] = navigator.languages): Language {
  return browser.map(known).find((language) => language !== null) ?? 'en';
}

function known(tag: unknown): Language | null {
  if (typeof tag !== 'string') return null;
  const base = tag.toLowerCase().split('-')[0];
  return base === 'en' || base === 'es' ? base : base === 'pt' ? 'pt-BR' : null;
}

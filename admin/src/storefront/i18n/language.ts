import type { Language } from '@contracts/session';
import { deviceValue } from '../device/device-value';

/** Each in its own words, because who looks for it may read no other. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'pt-BR': 'Português',
  en: 'English',
  es: 'Español',
};

interface Remembered {
  language: Language;
  /** By the customer's own hand, and not because the store speaks it. */
  chosen: boolean;
}

const remembered = deviceValue<Remembered>('comanda.store.language', 1, (value) => {
  if (typeof value !== 'object' || value === null || !('language' in value)) return null;
  const language = known(value.language);
  return language && { language, chosen: 'chosen' in value && value.chosen === true };
});

export function chooseLanguage(language: Language): void {
  remembered.save({ language, chosen: true });
}

/** Lets the tracking page, which knows no store, speak as the store did. */
export function noteStoreLanguage(language: Language): void {
  if (!remembered.load()?.chosen) remembered.save({ language, chosen: false });
}

/** What the customer chose, else the store's language. */
export function storeLanguage(profileLanguage: Language): Language {
  const last = remembered.load();
  return last?.chosen ? last.language : profileLanguage;
}

/** The best guess before a store has said what it speaks: what was used last, else the browser's first that is known. */
export function likelyLanguage(browser: readonly string[] = navigator.languages): Language {
  return remembered.load()?.language ?? browser.map(known).find((language) => language !== null) ?? 'en';
}

function known(tag: unknown): Language | null {
  if (typeof tag !== 'string') return null;
  const base = tag.toLowerCase().split('-')[0];
  return base === 'en' || base === 'es' ? base : base === 'pt' ? 'pt-BR' : null;
}

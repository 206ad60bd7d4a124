import type { I18nProvider } from '@refinedev/core';
import i18next from 'i18next';
import { chooseLanguage, isLanguage } from '@entities/language/language';

/** Refine asks for the name of a resource as `products.products`; ours stand in `navigation`. */
function keyOf(key: string): string {
  const [first, second] = key.split('.');
  return first !== undefined && first === second ? `navigation:${first}` : `app:refine.${key}`;
}

export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: unknown, fallback?: string) => {
    const words = typeof options === 'object' && options !== null ? options : {};
    const defaultValue = fallback ?? (typeof options === 'string' ? options : key);
    return i18next.t(keyOf(key), { ...words, defaultValue });
  },
  changeLocale: (language: string) => (isLanguage(language) ? chooseLanguage(language) : Promise.resolve()),
  getLocale: () => i18next.language,
};

import type { ReactNode } from 'react';
import type { Language } from '@contracts/session';
import { likelyLanguage } from '../i18n/language';
import { createLocale, LocaleProvider } from '../i18n/locale';
import type { CourierWords } from '../i18n/translate';
import { Announcer } from '../ui/announcer';
import { fetchCourier } from './courier-api';
import { CourierPage } from './courier-page';

const WORDS: Record<Language, () => Promise<{ words: CourierWords }>> = {
  en: () => import('../i18n/words/en/courier'),
  'pt-BR': () => import('../i18n/words/pt-br/courier'),
  es: () => import('../i18n/words/es/courier'),
};

/** A courier's phone page with what it shows now, in the language of the phone. */
export async function openCourier(token: string): Promise<ReactNode> {
  const language = likelyLanguage();
  const [page, { words }] = await Promise.all([fetchCourier(token, language), WORDS[language]()]);
  document.documentElement.lang = language;
  return (
    <LocaleProvider locale={createLocale(language, words, page)}>
      <Announcer>
        <CourierPage token={token} first={page} />
      </Announcer>
    </LocaleProvider>
  );
}

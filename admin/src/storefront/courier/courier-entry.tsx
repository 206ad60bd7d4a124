import type { ReactNode } from 'react';
import type { Language } from '@contracts/session';
import { NoAnswer, Refusal } from '../api/request';
import { likelyLanguage } from '../i18n/language';
import { createLocale, LocaleProvider } from '../i18n/locale';
import type { CourierWords } from '../i18n/translate';
import { Announcer } from '../ui/announcer';
import { fetchCourier } from './courier-api';
import { CourierPage } from './courier-page';
import { clearCachedPage, cachedPage } from './cached-page';
import type { FirstPage } from './use-courier';

const WORDS: Record<Language, () => Promise<{ words: CourierWords }>> = {
  en: () => import('../i18n/words/en/courier'),
  'pt-BR': () => import('../i18n/words/pt-br/courier'),
  es: () => import('../i18n/words/es/courier'),
};

/** So long a courier who has seen their page before waits for a poor network before that is shown. */
const PATIENCE_MS = 4_000;

/** A courier's phone page with what it shows now, in the language of the phone. */
export async function openCourier(token: string): Promise<ReactNode> {
  const language = likelyLanguage();
  const [first, { words }] = await Promise.all([firstPage(token, language), WORDS[language]()]);
  document.documentElement.lang = language;
  keepFiles();
  return (
    <LocaleProvider locale={createLocale(language, words, first.page)}>
      <Announcer>
        <CourierPage token={token} first={first} />
      </Announcer>
    </LocaleProvider>
  );
}

/** The page as the server tells it; where it does not in time, as it was last seen on this device. */
async function firstPage(token: string, language: Language): Promise<FirstPage> {
  const kept = cachedPage(token, new Date());
  try {
    const asked = fetchCourier(token, language);
    const page = await (kept ? inTime(asked) : asked);
    return { page, at: new Date().toISOString(), isFresh: true };
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) clearCachedPage();
    if (!kept || !(error instanceof NoAnswer)) throw error;
    return { ...kept, isFresh: false };
  }
}

const inTime = <T,>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, giveUp) => setTimeout(() => giveUp(new NoAnswer('Too slow')), PATIENCE_MS)),
  ]);

/** Lets the page come without a network from now on; where that cannot be, it only needs one to load. */
function keepFiles(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/c/worker.js', { scope: '/c/' }).catch(() => undefined);
}

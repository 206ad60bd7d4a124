import type { Language } from '@contracts/session';
import { useEffect, useMemo, useState } from 'react';
import { fetchProfile } from '../api/store-api';
import { createLocale } from '../i18n/locale';
import type { Words } from '../i18n/translate';
import { loadWords } from '../i18n/words';

export interface PreviewedStore {
  /** Where its colour is asked for; null while customers cannot open it yet. */
  slug: string | null;
  language: Language;
  country: string;
  currency: string;
  timezone: string;
}

/** What the store page's components need around them; no locale until its words are there. */
export function usePreviewed(store: PreviewedStore) {
  const { language, country, currency, timezone } = store;
  const words = useWords(language);
  const color = useColor(store);
  const locale = useMemo(
    () => words && createLocale(language, words, { country, currency, timezone }),
    [words, language, country, currency, timezone],
  );
  return { locale, color };
}

function useWords(language: Language): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let current = true;
    loadWords(language, ['menu', 'order']).then(
      (loaded) => current && setWords(loaded),
      // Without a network there is no preview, and the form is as good as ever.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  return words;
}

/** The restaurant's own colour; none until it is known. */
function useColor({ slug, language }: PreviewedStore): string | null {
  const [color, setColor] = useState<string | null>(null);
  useEffect(() => {
    if (slug === null) return;
    let current = true;
    fetchProfile(slug, language).then(
      ({ data }) => current && setColor(data.color),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [slug, language]);
  return color;
}

import type { Language } from '@contracts/session';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PrintWords {
  scan: string;
  how: string;
  /** Names the table that a card stands on. */
  tableWords: (table: string) => string;
}

/** What is printed on a card, in the language of the store; null until its words are there. */
export function usePrintWords(language: Language): PrintWords | null {
  const { i18n } = useTranslation('social');
  const [loaded, setLoaded] = useState<Language | null>(null);
  useEffect(() => {
    let current = true;
    void i18n.loadLanguages(language).then(() => current && setLoaded(language));
    return () => {
      current = false;
    };
  }, [i18n, language]);
  if (loaded !== language) return null;
  const t = i18n.getFixedT(language, 'social');
  return {
    scan: t('print.scan'),
    how: t('print.how'),
    tableWords: (table) => t('print.table', { table }),
  };
}

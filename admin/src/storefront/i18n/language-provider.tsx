import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '@contracts/session';
import { chooseLanguage } from './language';
import { createLocale, LocaleProvider } from './locale';
import type { Words } from './translate';
import { loadWords, type Part } from './words';

export interface Spoken {
  language: Language;
  words: Words;
  parts: readonly Part[];
}

interface Speaking {
  choose: (language: Language) => void;
  need: (part: Part) => void;
  parts: readonly Part[];
}

const SpeakingContext = createContext<Speaking>({
  choose: () => undefined,
  need: () => undefined,
  parts: [],
});

/** Changes the language of the page, for this visit and for later ones to the same store. */
export const useChooseLanguage = () => useContext(SpeakingContext).choose;

interface LanguageProviderProps {
  /** The store that speaks: a choice is kept for it alone. */
  slug: string;
  first: Spoken;
  country: string;
  currency: string;
  timezone: string;
  children: ReactNode;
}

export function LanguageProvider({
  slug,
  first,
  country,
  currency,
  timezone,
  children,
}: LanguageProviderProps) {
  const [spoken, setSpoken] = useState(first);
  const locale = useMemo(
    () => createLocale(spoken.language, spoken.words, { country, currency, timezone }),
    [spoken, country, currency, timezone],
  );

  const speak = useCallback((language: Language, parts: readonly Part[], done?: () => void) => {
    loadWords(language, parts).then(
      (words) => {
        setSpoken({ language, words, parts });
        done?.();
      },
      // Without a network the page goes on as it speaks; the offline banner says why.
      () => undefined,
    );
  }, []);
  const speaking = useMemo(
    () => ({
      parts: spoken.parts,
      choose: (language: Language) => speak(language, spoken.parts, () => chooseLanguage(slug, language)),
      need: (part: Part) => speak(spoken.language, [...new Set([...spoken.parts, part])]),
    }),
    [slug, spoken, speak],
  );

  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);
  return (
    <SpeakingContext.Provider value={speaking}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </SpeakingContext.Provider>
  );
}

/** Shows what is inside once its words are there. */
export function WithWords({
  part,
  fallback,
  children,
}: {
  part: Part;
  fallback: ReactNode;
  children: ReactNode;
}) {
  const { parts, need } = useContext(SpeakingContext);
  const known = parts.includes(part);
  useEffect(() => {
    if (!known) need(part);
  }, [known, need, part]);
  return known ? children : fallback;
}

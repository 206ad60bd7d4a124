import type { AuditEntryDto } from '@contracts/audit';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Entry = Pick<AuditEntryDto, 'resource'>;

const namespacesOf = (entries: readonly Entry[]) =>
  [...new Set(entries.map(({ resource }) => resource))].filter((name) => name !== null).sort();

/** Loads the words of the nouns that entries are about: each noun names its fields and codes in its own namespace. */
export function useLoadNounWords(): (entries: readonly Entry[]) => Promise<void> {
  const { i18n } = useTranslation();
  return useCallback((entries) => i18n.loadNamespaces(namespacesOf(entries)), [i18n]);
}

/** Loads the same words while entries are shown, and renders them again once the words are there. */
export function useNounWords(entries: readonly Entry[]): void {
  const load = useLoadNounWords();
  const [, setLoaded] = useState('');
  const names = namespacesOf(entries).join();
  useEffect(() => {
    let isCurrent = true;
    const resources = names === '' ? [] : names.split(',');
    void load(resources.map((resource) => ({ resource }))).then(() => isCurrent && setLoaded(names));
    return () => {
      isCurrent = false;
    };
  }, [load, names]);
}

/** A text of a noun's own namespace, or null where it has none: `own('sellers', 'fields.goalCents')`. */
export function useOwnWords() {
  const { i18n } = useTranslation();
  return useCallback(
    (resource: string | null, key: string): string | null => {
      if (resource === null) return null;
      const text: unknown = i18n.getResource(i18n.language, resource, key);
      return typeof text === 'string' ? text : null;
    },
    [i18n],
  );
}

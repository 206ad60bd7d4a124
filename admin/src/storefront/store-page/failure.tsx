import { useEffect, useState } from 'react';
import { likelyLanguage } from '../i18n/language';
import { translator, type Translate } from '../i18n/translate';
import { loadWords } from '../i18n/words';
import { StoreTheme } from '../theme/store-theme';
import { Action } from '../ui/action';
import styles from './failure.module.css';

/** No such page, no such store, no such order, or no answer from the server. */
export type FailureKind = 'page' | 'store' | 'tracking' | 'answer';

/** Said instead of a page. It speaks the language the customer most likely reads. */
export function Failure({ kind }: { kind: FailureKind }) {
  const [language] = useState(() => likelyLanguage());
  const [t, setT] = useState<Translate | null>(null);
  useEffect(() => {
    loadWords(language, ['menu']).then(
      (words) => setT(() => translator(language, words)),
      // Nothing can be loaded, so nothing can be said; the network's return is waited for below.
      () => undefined,
    );
  }, [language]);

  useEffect(() => {
    document.documentElement.lang = language;
    if (t) document.title = t(`failure.${kind}`);
  }, [t, kind, language]);

  // The network's return is the moment in which trying again helps.
  useEffect(() => {
    if (kind !== 'answer') return;
    const again = () => location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [kind]);
  if (!t) return null;
  return (
    <StoreTheme color={null}>
      <main className={styles.failure}>
        <h1>{t(`failure.${kind}`)}</h1>
        <p>{t(`failure.${kind}.hint`)}</p>
        {kind === 'answer' && (
          <Action kind="primary" onClick={() => location.reload()}>
            {t('again')}
          </Action>
        )}
      </main>
    </StoreTheme>
  );
}

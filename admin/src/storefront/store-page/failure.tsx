import { useEffect, useState } from 'react';
import type { ApiErrorBody } from '@contracts/error';
import { menuAddress } from '../addresses';
import { likelyLanguage } from '../i18n/language';
import { translator, type Translate } from '../i18n/translate';
import { loadWords } from '../i18n/words';
import { StoreTheme } from '../theme/store-theme';
import { Action } from '../ui/action';
import styles from './failure.module.css';

/** No such page, no such store or order, a store that has closed for good, or no answer from the server. */
export type FailureKind = 'page' | 'store' | 'closed' | 'tracking' | 'answer';

/** Where the business of a closed store still sells. */
export type StoreElsewhere = NonNullable<ApiErrorBody['error']['details']['stores']>[number];

/** Said instead of a page. It speaks the language the customer most likely reads. */
export function Failure({ kind, stores = [] }: { kind: FailureKind; stores?: StoreElsewhere[] | undefined }) {
  const [language] = useState(() => likelyLanguage());
  const [t, setT] = useState<Translate | null>(null);
  useEffect(() => {
    loadWords(language, ['order']).then(
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
        {kind === 'closed' && stores.length > 0 ? (
          <Elsewhere title={t('failure.closed.elsewhere')} stores={stores} />
        ) : (
          <p>{t(`failure.${kind}.hint`)}</p>
        )}
        {kind === 'answer' && (
          <Action kind="primary" onClick={() => location.reload()}>
            {t('again')}
          </Action>
        )}
      </main>
    </StoreTheme>
  );
}

function Elsewhere({ title, stores }: { title: string; stores: readonly StoreElsewhere[] }) {
  return (
    <nav className={styles.elsewhere} aria-label={title}>
      <p>{title}</p>
      <ul>
        {stores.map(({ slug, name, place }) => (
          <li key={slug}>
            <a href={menuAddress(slug)}>
              {name}
              {place && <span>{place}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

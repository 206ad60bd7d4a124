import { useEffect, type ReactNode } from 'react';
import type { Language } from '@contracts/session';
import type { TrackedOrderDto } from '@contracts/storefront';
import { NPS_MAX } from '@domain/feedback/survey';
import { menuAddress, trackingAddress } from '../addresses';
import { fetchOrder, fetchProfile } from '../api/store-api';
import { languageAt } from '../i18n/language';
import { LanguageProvider } from '../i18n/language-provider';
import { useLocale } from '../i18n/locale';
import { loadWords } from '../i18n/words';
import { LanguageSwitch } from '../store-page/language-switch';
import { StoreTheme } from '../theme/store-theme';
import page from '../tracking/tracking-page.module.css';
import { Announcer } from '../ui/announcer';
import styles from './survey-page.module.css';
import { Survey } from './survey';
import { Unsubscribe } from './unsubscribe';

const PARTS = ['menu', 'order'] as const;

/** The survey of an order on a page of its own, as mails link to it. Opening it records nothing. */
export async function openSurvey(token: string, query: string, likely: Language): Promise<ReactNode> {
  const [order] = await Promise.all([fetchOrder(token, likely), loadWords(likely, PARTS)]);
  const language = languageAt(order.storeSlug, order.storeLanguage);
  const [words, color] = await Promise.all([
    loadWords(language, PARTS),
    fetchProfile(order.storeSlug, language).then(
      ({ data }) => data.color,
      // The page looks like any store's where the profile cannot be read.
      () => null,
    ),
  ]);
  const { storeSlug, country, currency, timezone } = order;
  const first = { language, words, parts: PARTS };
  return (
    <LanguageProvider
      slug={storeSlug}
      first={first}
      country={country}
      currency={currency}
      timezone={timezone}
    >
      <StoreTheme color={color}>
        <Announcer>
          <SurveyPage token={token} order={order} query={new URLSearchParams(query)} />
        </Announcer>
      </StoreTheme>
    </LanguageProvider>
  );
}

function SurveyPage({
  token,
  order,
  query,
}: {
  token: string;
  order: TrackedOrderDto;
  query: URLSearchParams;
}) {
  const { t } = useLocale();
  const { storeName, storeSlug, number } = order;
  useEffect(() => {
    document.title = `${t('survey.title')} · ${number} – ${storeName}`;
  }, [t, number, storeName]);
  return (
    <div className={styles.page}>
      <LanguageSwitch />
      <header className={page.header}>
        <a className={page.store} href={menuAddress(storeSlug)}>
          {storeName}
        </a>
        <p className={page.number}>{t('track.number', { number })}</p>
      </header>
      <main className={styles.main}>
        {query.has('stop') && <Unsubscribe token={token} storeName={storeName} />}
        <Survey alone token={token} storeName={storeName} preselected={scoreIn(query)} />
        <a className={styles.back} href={trackingAddress(storeSlug, token)}>
          {t('survey.order')}
        </a>
      </main>
    </div>
  );
}

/** The score of `?nps=`; null where there is none that the scale has. */
function scoreIn(query: URLSearchParams): number | null {
  const text = query.get('nps') ?? '';
  return /^\d{1,2}$/.test(text) && Number(text) <= NPS_MAX ? Number(text) : null;
}

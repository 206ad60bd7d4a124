import '@fontsource-variable/inter/wght.css';
import '@shared/tokens/global.css';
import 'virtual:tokens.css';
import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { withinApp } from './addresses';
import { Refusal } from './api/request';
import { recordCoupon } from './device/linked-coupon';
import { recordClick } from './device/seller-click';
import { protectToken } from './device/token-page';
import { likelyLanguage } from './i18n/language';
import { pageOf } from './page';
import { openStore } from './store-page/load-store';
import { StoreEntry } from './store-page/store-entry';
import type { FailureKind, StoreElsewhere } from './store-page/failure';

/** What the address asks for, with everything it needs. Until it is there the page shows its skeleton. */
async function pageAt(path: string): Promise<ReactNode> {
  const page = pageOf(path);
  if (page.name === 'unknown') return failure('page');
  try {
    if (page.name === 'store') {
      // At once: the address says it only now, and a seller is paid by it.
      recordClick(page.slug, location.search, new Date());
      recordCoupon(page.slug, location.search);
      history.replaceState(history.state, '', withinApp(location));
      return <StoreEntry slug={page.slug} first={await openStore(page.slug, likelyLanguage())} />;
    }
    if (page.name === 'courier')
      return await (await import('./courier/courier-entry')).openCourier(page.token);
    if (page.name === 'survey')
      return await (
        await import('./survey/survey-entry')
      ).openSurvey(page.token, location.search, likelyLanguage());
    const { openTracking } = await import('./tracking/tracking-entry');
    return await openTracking(page.token, likelyLanguage());
  } catch (error) {
    if (error instanceof Refusal && error.status === 410)
      return failure('closed', error.error?.details.stores);
    const missing = error instanceof Refusal && error.status === 404;
    if (!missing) return failure('answer');
    return failure(page.name === 'courier' ? 'page' : page.name === 'survey' ? 'tracking' : page.name);
  }
}

async function failure(kind: FailureKind, stores?: StoreElsewhere[]): Promise<ReactNode> {
  const { Failure } = await import('./store-page/failure');
  return <Failure kind={kind} stores={stores} />;
}

async function start(root: HTMLElement): Promise<void> {
  const page = await pageAt(location.pathname);
  // In slices: as one piece, a long menu keeps a slow phone from answering to a finger.
  startTransition(() => createRoot(root).render(<StrictMode>{page}</StrictMode>));
}

protectToken();
const root = document.getElementById('root');
if (root) {
  start(root).catch(() => {
    // Not even the words for a failure could be loaded: there is nothing to show before the network returns.
    window.addEventListener('online', () => location.reload(), { once: true });
  });
}

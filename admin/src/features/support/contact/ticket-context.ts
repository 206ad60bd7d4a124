import type { TicketContext } from '@contracts/support';
import { deviceName } from '@domain/access';
import { contact } from './contact.feature';
import { lastFailure } from '@shared/api/last-failure';
import { previousPath } from '@shared/routing/last-place';

/** What is known of the moment that a ticket may be about. */
export function currentContext(): TicketContext {
  const page = previousPath(contact.paths.list);
  const version = buildName();
  const failure = lastFailure();
  const { browser, system } = deviceName(navigator.userAgent);
  return {
    ...(page !== undefined && { page: page.slice(0, 200) }),
    ...(version !== undefined && { version }),
    ...(failure && { lastError: failure }),
    browser: [browser, system].filter(Boolean).join(', '),
    language: document.documentElement.lang,
    viewport: `${window.innerWidth} × ${window.innerHeight}`,
  };
}

/** The build that runs: its entry has a name made from its content. */
function buildName(): string | undefined {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const file = entry?.src.split('/').at(-1);
  return file?.replace(/\.\w+$/, '').slice(0, 40);
}

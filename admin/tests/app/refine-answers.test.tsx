import { CanAccess, Refine, useGetIdentity, useIsAuthenticated } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { signInAs } from '../session-fixture';
import { accessControlProvider } from '@app/providers/access-control/access-control-provider';
import { authProvider } from '@app/providers/auth/auth-provider';
import { answerFromSession } from '@app/providers/auth/known-answers';
import { resources } from '@app/routes/resources';
import { session } from '@entities/session/session';

const client = new QueryClient();
answerFromSession(client);
afterEach(() => {
  session.set(undefined);
  client.clear();
});

/** What is drawn first: no effect has run and no promise been kept by then. */
const firstPaint = (child: ReactElement) =>
  renderToStaticMarkup(
    <Refine
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      resources={resources}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
    >
      {child}
    </Refine>,
  );

const page = (resource: string, action: string) =>
  firstPaint(
    <CanAccess resource={resource} action={action} fallback="refused">
      open
    </CanAccess>,
  );

it('opens and refuses pages at once, by role and by what the person was denied', () => {
  signInAs('owner');
  expect(page('home', 'list')).toBe('open');
  expect(page('products', 'edit')).toBe('open');
  client.clear();
  signInAs('kitchen');
  expect(page('home', 'list')).toBe('refused');
  expect(page('products', 'list')).toBe('open');
  expect(page('products', 'edit')).toBe('refused');
});

it('follows the session, also for what has been asked before', () => {
  signInAs('owner');
  expect(page('home', 'list')).toBe('open');
  signInAs('owner', { deny: ['home.view'] });
  expect(page('home', 'list')).toBe('refused');
});

it('draws nothing of a page while it is not known who is there', () => {
  expect(page('home', 'list')).toBe('');
});

function WhoIsThere() {
  const { data } = useIsAuthenticated();
  const { data: user } = useGetIdentity<{ name: string }>();
  if (!data) return 'unknown';
  return data.authenticated ? user?.name : 'nobody';
}

it('says who is there, and that nobody is any more', () => {
  expect(firstPaint(<WhoIsThere />)).toBe('unknown');
  signInAs('owner');
  expect(firstPaint(<WhoIsThere />)).toBe('Ana');
  session.set(null);
  expect(firstPaint(<WhoIsThere />)).toBe('nobody');
});

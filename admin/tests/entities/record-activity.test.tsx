// @vitest-environment jsdom
import type { AuditEntryDto } from '@contracts/audit';
import { Refine } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { auditLogProvider } from '@app/providers/audit-log/audit-log-provider';
import { RecordActivity } from '@entities/activity/record-activity';
import { session } from '@entities/session/session';
import activity from '../../src/locales/en/activity.json';
import sellers from '../../src/locales/en/sellers.json';

const entry = (id: string, fields: Partial<AuditEntryDto>): AuditEntryDto => ({
  id,
  at: '2031-04-03T12:00:00.000Z',
  branchId: null,
  actor: { kind: 'USER', id: '1', name: 'Ana', role: 'owner' },
  approvedBy: null,
  entity: 'seller',
  entityId: 'seller-1',
  subject: 'Joana',
  resource: 'sellers',
  names: {},
  action: 'update',
  before: null,
  after: null,
  reason: null,
  ...fields,
});

let asked: URL[];
let entries: AuditEntryDto[];
let next: string | null;

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  for (const [name, words] of Object.entries({ activity, sellers }))
    i18next.addResourceBundle('en', name, words);
});
beforeEach(() => {
  [asked, entries, next] = [[], [], null];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url, 'http://localhost'));
    return Promise.resolve(new Response(JSON.stringify({ data: entries, meta: { next } })));
  });
});
afterEach(() => {
  cleanup();
  session.set(undefined);
  vi.unstubAllGlobals();
});

function draw() {
  const page = (
    <Refine
      auditLogProvider={auditLogProvider}
      options={{
        disableTelemetry: true,
        reactQuery: { clientConfig: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
      }}
    >
      <RecordActivity entity="seller" id="seller-1" version={3} />
    </Refine>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

describe('the activity of a record', () => {
  it('is asked for by noun and id, and told in the words of the noun, with names in place of ids', async () => {
    signInAs('owner');
    entries = [
      entry('3', { before: { commissionBase: 'ITEMS' }, after: { commissionBase: 'TOTAL' } }),
      entry('2', { before: { personId: '7' }, after: { personId: '8' }, names: { 7: 'Bia', 8: 'Caio' } }),
    ];
    draw();
    expect(
      await screen.findByText('Ana changed the counted on of Joana from Items to Whole order'),
    ).toBeTruthy();
    expect(screen.getByText('Ana changed the person of the team of Joana from Bia to Caio')).toBeTruthy();
    const [first] = asked;
    expect(first?.pathname).toBe('/api/audit');
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({ entity: 'seller', id: 'seller-1' });
  });

  it('offers earlier entries where there are some', async () => {
    signInAs('owner');
    entries = [entry('1', { action: 'create', after: { name: 'Joana' } })];
    next = 'cursor';
    draw();
    expect(await screen.findByText('Ana added Joana')).toBeTruthy();
    screen.getByRole('button', { name: activity.earlier }).click();
    await vi.waitFor(() => expect(asked.at(-1)?.searchParams.get('pageSize')).toBe('100'));
  });

  it('is nothing for people who may not read the log', () => {
    signInAs('attendant');
    draw();
    expect(screen.queryByText(activity.title)).toBeNull();
    expect(asked).toEqual([]);
  });
});

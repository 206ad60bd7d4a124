// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { OwnDeliveriesCard } from '../../src/features/home/own-deliveries-card';
import home from '../../src/locales/en/home.json';
import { dataProvider } from '@app/providers/data/data-provider';

const assign = vi.fn<(path: string) => void>();

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'home', home);
});
beforeEach(() => {
  sessionStorage.clear();
  assign.mockClear();
  vi.stubGlobal('location', { assign, href: 'http://localhost/', pathname: '/', search: '', hash: '' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ data: { url: 'https://orders.example.com/c/secret' } }))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      <OwnDeliveriesCard />
    </Refine>,
  );

it('lead a courier to their phone page after the sign-in, once, and by a button from then on', async () => {
  open();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/c/secret'));
  cleanup();
  open();
  const button = await screen.findByRole('link', { name: home.deliveries.open });
  expect(button.getAttribute('href')).toBe('/c/secret');
  expect(assign).toHaveBeenCalledOnce();
});

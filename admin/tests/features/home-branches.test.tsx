// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BRANCH, openHome } from './home-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import words from '../../src/locales/en/home.json';
import { ALL_BRANCHES, chooseBranch } from '@entities/branch/branch';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'home', words);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const valueOf = (figure: string) =>
  document.querySelector(`[data-figure="${figure}"] dd`)?.textContent.replace(/\s/g, ' ');

it('adds up all branches, each once, and leads to the home of one', async () => {
  signInAs('owner', {
    branches: [BRANCH, { ...BRANCH, id: 'branch-2', name: 'Pinheiros' }],
  });
  chooseBranch(ALL_BRANCHES);
  const need = { code: 'ORDERS_WAITING' as const, count: 2, route: '/dashboard/orders/board' };
  await openHome(() => ({ needs: [need] }));
  expect(valueOf('orders')).toBe('16');
  expect(valueOf('sales')).toMatch(/864[.,]00/);
  expect(valueOf('ticket')).toMatch(/54[.,]00/);
  const needs = within(screen.getByRole('region', { name: words.needs.title }));
  expect(needs.getByRole('listitem').textContent).toMatch(/^4 orders wait/);

  const branches = within(screen.getByRole('table'));
  fireEvent.click(branches.getByRole('button', { name: 'Pinheiros' }));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('table', { name: words.branches.title })).toBeNull();
  expect(await screen.findByRole('region', { name: words.needs.title })).toBeTruthy();
  expect(valueOf('orders')).toBe('8');
});

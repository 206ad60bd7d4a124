// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { NewOrderButton } from '../../src/features/orders/new-order/new-order-button';

vi.mock('@entities/branch/branch', () => ({ useBranch: () => ({ id: 'centre' }) }));
vi.mock('../../src/features/orders/new-order/new-order-drawer', () => ({ NewOrderDrawer: () => null }));

const sources = import.meta.glob<string>('../../src/features/orders/{items,new-order}/*.tsx', {
  ...{ query: '?raw', import: 'default', eager: true },
});
const spoken = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].flatMap(([, name]) => name ?? []),
  ),
);

it('comes with all the words of its drawer, before it is opened', async () => {
  completeBrowser();
  await speakEnglish();
  signInAs('owner');
  const load = vi.spyOn(i18next, 'loadNamespaces').mockResolvedValue(undefined);
  render(<NewOrderButton />, { wrapper: MemoryRouter });
  fireEvent.pointerEnter(screen.getByRole('button'));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(spoken).toContain('order-items');
  expect(load.mock.calls.flatMap(([names]) => names)).toEqual(expect.arrayContaining(spoken));
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { CallingBar } from '../../src/app/shell/calling-bar';
import app from '../../src/locales/en/app.json';

const shown = vi.hoisted(() => ({ scope: 'north', choose: vi.fn() }));
const calling = vi.hoisted(() => [{ branchId: 'north', calling: 1, callingOrders: ['lost'] }]);
const branches = ['north', 'south'].map((id) => ({ id, name: id }));
vi.mock('@entities/branch/branch', () => ({
  ALL_BRANCHES: '*',
  chooseBranch: shown.choose,
  useBranches: () => branches,
  useBranchScope: () => ({ id: shown.scope }),
}));
vi.mock('@entities/branch/unheard', () => ({
  useCalling: () => calling,
  useCallsEverywhere: () => false,
  withoutCalls: (all: unknown) => all,
}));
vi.mock('@entities/session/access', () => ({ useHasPermission: () => true }));
vi.mock('@entities/device/use-device-heartbeat', () => ({ useDeviceHeartbeat: () => undefined }));
vi.mock('../../src/features/orders/signals/ring', () => ({ useRing: () => undefined }));

const [BOARD, LIST] = ['/dashboard/orders/board', '/dashboard/orders'];

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'app', app);
});
afterEach(cleanup);

/** Where the button of the bar leads to, from a page that shows a branch. */
function ledTo(page: string, scope: string, button: string) {
  shown.scope = scope;
  const router = createMemoryRouter([{ path: '*', element: <CallingBar /> }], { initialEntries: [page] });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: button }));
  return router.state.location.pathname;
}

it('leads to the board, of the branch that calls', () => {
  expect(ledTo('/dashboard/home', 'north', app.calling.open)).toBe(BOARD);
  cleanup();
  expect(ledTo(BOARD, 'south', app.calling.open)).toBe(BOARD);
  expect(shown.choose).toHaveBeenCalledExactlyOnceWith('north');
});

it('leads to the list where the board of that branch is in sight and does not show what calls', () => {
  expect(ledTo(BOARD, 'north', app.calling.toList)).toBe(LIST);
});

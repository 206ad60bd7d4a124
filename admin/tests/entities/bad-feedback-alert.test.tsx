// @vitest-environment jsdom
import type { LiveEvent } from '@contracts/events';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { ToastRegion } from '../../src/app/providers/notification/toast';
import app from '../../src/locales/en/app.json';
import { useBadFeedbackAlert } from '@entities/feedback/use-bad-feedback-alert';
import { liveConnection } from '@entities/live/live';
import { playSound } from '@entities/order/sounds';
import { toasts } from '@shared/ui/toast-store';

vi.mock('@entities/order/sounds', () => ({ playSound: vi.fn(() => true) }));

/** What draws toasts is loaded when the first one is shown. */
const LAZY = { timeout: 10_000 };
let listener: ((event: LiveEvent) => void) | undefined;

function Page() {
  useBadFeedbackAlert();
  return <ToastRegion />;
}

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'app', app);
});
beforeEach(() => {
  vi.mocked(playSound).mockClear();
  vi.spyOn(liveConnection, 'subscribe').mockImplementation((each) => {
    listener = each;
    return () => undefined;
  });
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.restoreAllMocks();
});

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

const happens = (type: LiveEvent['type']) =>
  act(() =>
    listener?.({
      ...{ seq: 1, at: '2031-04-03T12:00:00.000Z', branchId: null },
      ...{ type, resource: 'feedback', id: 'answer-1' },
    }),
  );

it('rings softly once for a bad answer and leads to it', async () => {
  signInAs('owner');
  const router = open();
  happens('feedback.changed');
  expect(playSound).not.toHaveBeenCalled();

  happens('feedback.bad');
  expect(playSound).toHaveBeenCalledExactlyOnceWith('message', 0.5);
  fireEvent.click(await screen.findByRole('button', { name: app.badFeedback.open }, LAZY));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/dashboard/falae-submissions?answer=answer-1');
  expect(toasts.get()).toEqual([]);
});

it('is silent for a person who may not reply', () => {
  signInAs('owner', { deny: ['feedback.reply'] });
  open();
  happens('feedback.bad');
  expect(playSound).not.toHaveBeenCalled();
  expect(toasts.get()).toEqual([]);
});

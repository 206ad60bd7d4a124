// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { CallerPart } from '../../src/features/orders/new-order/caller-part';
import { emptyDraft } from '../../src/features/orders/new-order/draft';
import { ApiError } from '@shared/api/error';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});
afterEach(cleanup);

const PHONE = '11 98888-0001';

const usual = { services: ['TAKEOUT'] as const, payments: ['CASH'] as const, city: '', state: '' };
const nothing = () => undefined;

it('says when phones may be looked up again, and keeps what was typed', () => {
  const details = { code: 'TOO_MANY_REQUESTS', retryAfter: 42 };
  const error = new ApiError(429, 'Too many requests.', details);
  render(
    <MemoryRouter>
      <CallerPart
        draft={{ ...emptyDraft(usual), phone: PHONE }}
        branch={{ id: 'here', services: ['TAKEOUT'] }}
        caller={{ of: () => ({ phone: PHONE, caller: null, error }), ask: () => Promise.resolve(null) }}
        problem={null}
        menu={null}
        {...{ change: nothing, onRepeat: nothing, onSearch: nothing, onDone: nothing }}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/You can try again in 0:42/);
  expect(screen.getByDisplayValue(PHONE)).toBeTruthy();
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { orderBodyOf } from '../../src/features/orders/new-order/bodies';
import { emptyDraft } from '../../src/features/orders/new-order/draft';
import { TotalPart } from '../../src/features/orders/new-order/total-part';
import type { SendProblem } from '../../src/features/orders/new-order/use-send-order';
import { ApiError } from '@shared/api/error';
import words from '../../src/locales/en/new-order.json';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'new-order', words);
});
afterEach(cleanup);

const usual = { services: ['TAKEOUT'] as const, payments: ['CASH'] as const, city: '', state: '' };
const draft = emptyDraft(usual);
const body = orderBodyOf('here', draft, 1000);

interface Shown {
  cleared?: boolean;
  sending?: boolean;
  problem?: SendProblem | null;
}

function show({ cleared = false, sending = false, problem = null }: Shown = {}) {
  const nothing = () => undefined;
  const attempt = body && { key: 'a-key', body, at: 0, cleared };
  render(
    <TotalPart
      draft={{ ...draft, attempt }}
      change={nothing}
      quoted={{ quote: null, current: false, error: null, askAgain: nothing }}
      missing={null}
      sending={sending}
      problem={problem}
      ringsAt={null}
      onSend={nothing}
      onClear={nothing}
    />,
  );
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent);
}

it('says of a try that is still to be settled what the next press does, whenever the order is opened', () => {
  expect(show()).toEqual([words.earlier.unanswered]);
  cleanup();
  expect(show({ cleared: true })).toEqual([words.earlier.cleared]);
});

it('says nothing of a try that is on its way', () => {
  expect(show({ sending: true })).toEqual([]);
});

it('says once why a try was not settled', () => {
  const refused = new ApiError(403, '', { code: 'HTTP_403' });
  expect(show({ problem: { error: refused, unsettled: false } })).toEqual([words.earlier.unanswered]);
  cleanup();
  expect(show({ problem: { error: null, unsettled: true } })).toEqual([words.earlier.unknown]);
});

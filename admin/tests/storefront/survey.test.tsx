// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SurveyDto } from '@contracts/feedback';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words as menuWords } from '../../src/storefront/i18n/words/en/menu';
import { words as orderWords } from '../../src/storefront/i18n/words/en/order';
import { Survey } from '../../src/storefront/tracking/survey';

const asked = vi.fn<(path: string, call: RequestInit) => Promise<Response>>();
const answers = (data: SurveyDto) => asked.mockResolvedValueOnce(Response.json({ data }));
const OPEN: SurveyDto = { given: null, canGive: true, parts: ['food', 'service'], tags: ['COLD', 'SERVICE'] };
const NO_RATINGS = { food: null, delivery: null, service: null };
const given = (nps: number): SurveyDto => ({
  given: {
    ...{ nps, comment: 'Cold', ratings: NO_RATINGS, tags: [], at: '2026-11-27T21:00:00.000Z' },
    editableUntil: '2026-11-28T21:00:00.000Z',
  },
  canGive: false,
  parts: ['food', 'service'],
  tags: [],
});

beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  const place = { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' };
  const locale = createLocale('en', { ...menuWords, ...orderWords }, place);
  return render(
    <LocaleProvider locale={locale}>
      <Survey token="t" storeName="Cantina" />
    </LocaleProvider>,
  );
}

it('sends the number with what else was said, once however often it is pressed', async () => {
  answers(OPEN);
  open();
  fireEvent.click(await screen.findByRole('radio', { name: '2' }));
  const food = screen.getByRole('group', { name: 'Food' });
  expect(screen.queryByRole('group', { name: 'Delivery' })).toBeNull();
  fireEvent.click(food.querySelectorAll('input')[0]!);
  fireEvent.change(screen.getByLabelText(/What went wrong/), { target: { value: ' Cold ' } });
  answers(given(2));
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText('You would recommend it with 2 of 10.')).toBeDefined();
  expect(screen.getByText('Cold')).toBeDefined();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(JSON.parse(asked.mock.calls[1]![1].body as string)).toEqual({
    ...{ nps: 2, comment: 'Cold', ratings: { food: 1 } },
  });
});

it('keeps what was said where it could not be sent', async () => {
  answers(OPEN);
  open();
  fireEvent.click(await screen.findByRole('radio', { name: '9' }));
  fireEvent.change(screen.getByLabelText(/What did you like best/), { target: { value: 'The crust' } });
  asked.mockRejectedValueOnce(new TypeError('no network'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByDisplayValue('The crust')).toBeDefined();
});

it('shows what was said from another device instead', async () => {
  answers(OPEN);
  open();
  fireEvent.click(await screen.findByRole('radio', { name: '9' }));
  const error = { status: 409, name: 'Conflict', message: 'Said', details: { code: 'FEEDBACK_GIVEN' } };
  asked.mockResolvedValueOnce(Response.json({ data: null, error }, { status: 409 }));
  answers(given(4));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('You would recommend it with 4 of 10.')).toBeDefined();
});

it('asks nothing of an order that cannot be rated, nor where the question could not be read', async () => {
  answers({ ...OPEN, canGive: false });
  const { container } = open();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(container.textContent).toBe('');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SurveyDto } from '@contracts/feedback';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words as menuWords } from '../../src/storefront/i18n/words/en/menu';
import { words as orderWords } from '../../src/storefront/i18n/words/en/order';
import { Survey } from '../../src/storefront/survey/survey';

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

function open(more: { preselected?: number; alone?: boolean } = {}) {
  const place = { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' };
  const locale = createLocale('en', { ...menuWords, ...orderWords }, place);
  return render(
    <LocaleProvider locale={locale}>
      <Survey token="t" storeName="Cantina" {...more} />
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
  fireEvent.change(screen.getByLabelText(/Tell us more/), { target: { value: ' Cold ' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cold' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Service' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Service' }));
  answers(given(2));
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText('You would recommend it with 2 of 10.')).toBeDefined();
  expect(screen.getByText('Cold')).toBeDefined();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(JSON.parse(asked.mock.calls[1]![1].body as string)).toEqual({
    ...{ nps: 2, comment: 'Cold', ratings: { food: 1 }, tags: ['COLD'] },
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

it('asks what went wrong only where something was bad', async () => {
  answers(OPEN);
  open();
  fireEvent.click(await screen.findByRole('radio', { name: '9' }));
  expect(screen.queryByRole('group', { name: 'What went wrong?' })).toBeNull();
  fireEvent.click(screen.getByRole('group', { name: 'Food' }).querySelectorAll('input')[2]!);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cold' }));
  fireEvent.click(screen.getByRole('group', { name: 'Food' }).querySelectorAll('input')[4]!);
  answers(given(9));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('You would recommend it with 9 of 10.');
  expect(JSON.parse(asked.mock.calls[1]![1].body as string)).toMatchObject({ nps: 9, tags: [] });
});

it('preselects the score of a link, and sends nothing by itself', async () => {
  answers(OPEN);
  open({ preselected: 3, alone: true });
  const score = await screen.findByRole('radio', { name: '3' });
  expect((score as HTMLInputElement).checked).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]![1].method).toBe('GET');
});

it('lets an answer be changed while that is possible', async () => {
  answers({ ...given(4), canGive: true });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change my answer' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true);
  expect(screen.getByDisplayValue('Cold')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: '8' }));
  answers(given(8));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('You would recommend it with 8 of 10.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull();
});

it('says on a page of its own that nothing can be answered', async () => {
  answers({ ...OPEN, canGive: false });
  open({ alone: true });
  expect(await screen.findByText('This order cannot be rated now.')).toBeDefined();
});

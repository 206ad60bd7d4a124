// @vitest-environment jsdom
import type { ExplanationDto, SimulationLine } from '@contracts/coupons';
import type { SimulationResult } from '@domain/campaign';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { coupon, listOf, notices, open, prepareCoupons, rowOf, stubApi, type Sent } from './coupon-fixture';
import { CodesCard } from '../../src/features/campaign/coupon/codes/codes-card';
import { valuesOf } from '../../src/features/campaign/coupon/coupon-values';
import { ExplainCard } from '../../src/features/campaign/coupon/explain/explain-card';
import { SimulatorCard } from '../../src/features/campaign/coupon/simulator/simulator-card';
import words from '../../src/locales/en/coupons.json';
import { signInAs } from '../session-fixture';

const RESULT: SimulationResult = {
  ...{ orders: 1932, wouldUse: 214, discountCents: 214_000, soldCents: 1_190_000 },
  refused: [
    { reason: 'minimum', count: 1500 },
    { reason: 'combinable', count: 218 },
  ],
  examples: [
    {
      ...{ orderId: 'o1', number: '1042', placedAt: '2031-04-03T15:00:00.000Z' },
      ...{ totalCents: 9000, discountCents: 1000 },
    },
  ],
};

let requests: Sent[];

beforeAll(prepareCoupons);
beforeEach(() => signInAs('owner'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An answer of which the test sends each line. */
function lines() {
  let send: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  const encode = (text: string) => send.enqueue(new TextEncoder().encode(text));
  return {
    response: new Response(stream),
    line: (line: SimulationLine) => encode(`${JSON.stringify(line)}\n`),
    part: encode,
    end: () => send.close(),
  };
}

const simulate = async () => {
  const answer = lines();
  requests = stubApi(({ path }) => (path === '/api/coupons/simulate' ? answer.response : undefined));
  const { user } = open(<SimulatorCard values={valuesOf(coupon)} />);
  await user.click(screen.getByText('60 days'));
  await user.click(screen.getByRole('button', { name: words.simulator.run }));
  return { user, ...answer };
};

it('simulates what is in the form, with progress, and says the result in a sentence', async () => {
  const { line, part, end } = await simulate();
  expect(requests[0]?.body).toEqual({ coupon: valuesOf(coupon), days: 60 });
  line({ progress: 0.25 });
  const bar = await screen.findByRole('progressbar');
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('25'));
  // A line that arrives in two parts is one line.
  const last = `${JSON.stringify({ result: RESULT })}\n`;
  part(last.slice(0, 20));
  part(last.slice(20));
  end();
  await screen.findByText('214 of 1,932 orders would have used it');
  expect(screen.getByText(/It would have cost .*2,140.* on .*11,900.* \(18%\)/)).toBeTruthy();
  expect(screen.getByText('Minimum order').closest('li')?.textContent).toContain('1,500');
  expect(screen.getByText(words.simulator.hadCoupon)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Order 1042' }).getAttribute('href')).toBe(
    '/dashboard/orders/details/o1',
  );
});

it('cancels a simulation by ending its request', async () => {
  const { user, line } = await simulate();
  line({ progress: 0.5 });
  await user.click(await screen.findByRole('button', { name: words.simulator.cancel }));
  expect(requests[0]?.signal?.aborted).toBe(true);
  await screen.findByRole('button', { name: words.simulator.run });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says so when the answer ends without a result', async () => {
  const { line, end } = await simulate();
  line({ progress: 0.5 });
  end();
  expect(await screen.findByText(words.simulator.failed)).toBeTruthy();
});

it('simulates only a coupon that could be saved', () => {
  stubApi(() => undefined);
  open(<SimulatorCard values={{ ...valuesOf(coupon), code: '' }} />);
  const run: HTMLButtonElement = screen.getByRole('button', { name: words.simulator.run });
  expect(run.disabled).toBe(true);
  expect(screen.getByText(words.simulator.incomplete)).toBeTruthy();
});

it('lists the verdict of every rule, the refusal in words above them', async () => {
  const answer: ExplanationDto = {
    coupon: { id: 'c1', code: 'PIZZA10', name: 'Ten percent' },
    verdicts: [
      { rule: 'state', verdict: 'MET', message: null },
      { rule: 'minimum', verdict: 'REFUSED', message: 'R$ 12 more will do.' },
      { rule: 'perCustomer', verdict: 'UNDECIDED', message: null },
    ],
  };
  requests = stubApi(({ path }) => (path === '/api/coupons/explain' ? rowOf(answer) : undefined));
  const { user } = open(<ExplainCard code="PIZZA10" />);
  await user.type(screen.getByLabelText(/^Customer’s phone/), '11 98765-4321');
  await user.click(screen.getByRole('button', { name: words.explain.ask }));
  const list = within(await screen.findByRole('list', { name: words.explain.rules }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ActiveMet',
    'Minimum orderR$ 12 more will do.',
    `Uses per customer${words.explain.verdicts.UNDECIDED}`,
  ]);
  expect(screen.getByRole('alert').textContent).toContain('PIZZA10 (Ten percent) is refused');
  const asked = requests.find(({ path }) => path === '/api/coupons/explain');
  expect(asked?.body).toEqual({ code: 'PIZZA10', phone: '11 98765-4321' });
});

it('says that nobody has such a code', async () => {
  stubApi(({ path }) =>
    path === '/api/coupons/explain' ? rowOf({ coupon: null, verdicts: [] }) : undefined,
  );
  const { user } = open(<ExplainCard code="NOPE" />);
  await user.click(screen.getByRole('button', { name: words.explain.ask }));
  expect(await screen.findByText('There is no coupon with the code NOPE')).toBeTruthy();
});

it('makes a batch of personal codes and shows the latest', async () => {
  const code = {
    ...{ code: 'K7QX2MPZ9A', batchId: 'batch-1', customerId: null, customerName: null, expiresAt: null },
    ...{ createdAt: '2031-04-03T15:00:00.000Z', orderId: null, orderNumber: null },
  };
  let codes: object[] = [];
  requests = stubApi(({ method, path }) => {
    if (path !== '/api/coupons/c1/codes') return undefined;
    if (method === 'GET') return listOf(codes);
    codes = [code];
    return rowOf({ batchId: 'batch-1', count: 500 });
  });
  const { user } = open(<CodesCard coupon={coupon} />);
  await screen.findByText(words.codes.empty);
  await user.click(screen.getByRole('button', { name: words.codes.make }));
  const dialog = within(await screen.findByRole('dialog'));
  const count = dialog.getByLabelText(words.codes.count);
  await user.clear(count);
  await user.type(count, '500');
  await user.click(dialog.getByRole('button', { name: words.codes.submit }));
  await screen.findByText('K7QX2MPZ9A');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ count: 500, expiresAt: null, customerId: null },
  });
  expect(notices.map(({ message }) => message)).toEqual(['500 codes were made']);
  expect(screen.getByRole('button', { name: /^Download the codes made/ })).toBeTruthy();
});

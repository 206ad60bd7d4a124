import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { signedEvent } from './stripe-events';
import type { DoubleRefund, DoubleSession } from './stripe-objects';
import { paymentPage } from './stripe-page';

/** How the double answers instead of doing what it is asked for; SILENT not at all until the trouble is over, when it hangs up. */
type Trouble = { status: number; type: string; code: string } | 'HANG_UP' | 'LOSE_ANSWER' | 'SILENT';

export interface StripeDouble {
  sessions: Map<string, DoubleSession>;
  refunds: DoubleRefund[];
  /** What was asked, in order: method and path. */
  asked: string[];
  /** How many requests it has left without an answer since its silence began. */
  unanswered(): number;
  /** What goes wrong with requests whose path has this in it, until it is called with null. */
  trouble(path: string, trouble: Trouble | null): void;
  /** Somebody gives money back on Stripe's own pages; answers the charge as it is told of then. */
  refundByHand(payment: string, amount: number): object;
  /** How the refunds to come end. */
  refundsAre(status: DoubleRefund['status']): void;
  /** The customer pays, or does their part of a payment that a bank has to answer. */
  pay(id: string, payment_status?: 'paid' | 'unpaid', amount?: number): DoubleSession;
  expire(id: string): DoubleSession;
  /** Whether what happens from now on is told to nobody, as where Stripe does not reach them. */
  losesEvents(lost: boolean): void;
  /** The bank has given a refund back; whoever listens hears of it as Stripe tells it, of the refund and of its charge. */
  refundArrives(refund: DoubleRefund): Promise<void>;
  stop(): Promise<void>;
}

interface DoubleSettings {
  /** Where it answers. */
  apiUrl?: string;
  /** The key without which it does nothing. */
  secretKey?: string;
  /** Who is told what happens on its pages and to refunds; else whoever uses the double tells it. */
  webhook?: { url: string; secret: string };
}

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; code?: string; message?: string },
  ) {
    super(body.code);
  }
}

/** Where its pages are, which ask for no key. */
const PAGES = '/pay/';

const HALF_AN_HOUR = 1800;
let made = 0;
const newId = (kind: string) => `${kind}_test_${process.pid}${(made += 1)}`;

/**
 * Answers as Stripe's HTTP API does, by default where the settings of this process look for it: it keeps sessions and
 * refunds, takes no request without the key, and asks for idempotency keys, whose answers it gives again. Its sessions
 * have pages on which a customer pays.
 */
export async function startStripeDouble({
  apiUrl = process.env.STRIPE_API_URL ?? '',
  secretKey = process.env.STRIPE_SECRET_KEY ?? '',
  webhook,
}: DoubleSettings = {}): Promise<StripeDouble> {
  const { origin, port } = new URL(apiUrl);
  const sessions = new Map<string, DoubleSession>();
  const refunds: DoubleRefund[] = [];
  const asked: string[] = [];
  const answers = new Map<string, { body: string; answer: object }>();
  const troubles = new Map<string, Trouble>();
  let refundStatus: DoubleRefund['status'] = 'succeeded';
  let areEventsLost = false;

  const sessionOf = (id: string): DoubleSession => {
    const found = sessions.get(id);
    if (!found) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
    return found;
  };

  const createSession = (form: URLSearchParams): DoubleSession => {
    const id = newId('cs');
    const given = (name: string) => form.get(name) ?? '';
    const expires = Number(given('expires_at'));
    const ahead = expires - Date.now() / 1000;
    if (ahead < HALF_AN_HOUR - 5 || ahead > 86_400)
      throw new Refused(400, { type: 'invalid_request_error', code: 'expires_at_out_of_range' });
    const session: DoubleSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `${origin}${PAGES}${id}`,
      currency: given('line_items[0][price_data][currency]'),
      amount_total: Number(given('line_items[0][price_data][unit_amount]')),
      payment_intent: null,
      client_reference_id: given('client_reference_id'),
      metadata: { comanda_order: given('metadata[comanda_order]') },
      expires_at: expires,
      locale: given('locale'),
      success_url: given('success_url'),
      cancel_url: given('cancel_url'),
      title: given('line_items[0][price_data][product_data][name]'),
    };
    sessions.set(id, session);
    return session;
  };

  const createRefund = (form: URLSearchParams): DoubleRefund => {
    const payment = form.get('payment_intent') ?? '';
    const session = [...sessions.values()].find(({ payment_intent }) => payment_intent === payment);
    const given = refunds
      .filter(({ payment_intent, status }) => payment_intent === payment && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(form.get('amount'));
    if (!session || given + amount > session.amount_total)
      throw new Refused(400, { type: 'invalid_request_error', code: 'charge_already_refunded' });
    const refund: DoubleRefund = {
      id: newId('re'),
      object: 'refund',
      status: refundStatus,
      amount,
      currency: session.currency,
      payment_intent: payment,
      metadata: {
        comanda_order: form.get('metadata[comanda_order]') ?? '',
        comanda_refund: form.get('metadata[comanda_refund]') ?? '',
      },
      ...(refundStatus === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
    };
    refunds.push(refund);
    return refund;
  };

  const chargeOf = (payment_intent: string): object => {
    const session = [...sessions.values()].find((each) => each.payment_intent === payment_intent);
    const amount_refunded = refunds
      .filter((each) => each.payment_intent === payment_intent && each.status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);
    const { currency, metadata } = session ?? {};
    return { id: newId('ch'), object: 'charge', payment_intent, amount_refunded, currency, metadata };
  };

  const expire = (id: string): DoubleSession => {
    const session = sessionOf(id);
    if (session.status !== 'open')
      throw new Refused(400, { type: 'invalid_request_error', code: 'resource_invalid_state' });
    return Object.assign(session, { status: 'expired', url: null });
  };

  const pay: StripeDouble['pay'] = (id, payment_status = 'paid', amount) => {
    const session = sessionOf(id);
    return Object.assign(session, {
      ...{ status: 'complete', payment_status, url: null },
      payment_intent: session.payment_intent ?? newId('pi'),
      ...(amount !== undefined && { amount_total: amount }),
    });
  };

  const tell = async (type: string, object: object): Promise<void> => {
    if (!webhook || areEventsLost) return;
    const { payload, signature } = signedEvent(type, object, { secret: webhook.secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const heard = await fetch(webhook.url, { method: 'POST', headers, body: payload });
    if (!heard.ok) throw new Error(`${type} was answered ${heard.status}: ${await heard.text()}`);
  };

  /** What somebody in a browser is shown, and does. They come back no sooner than the payment was told. */
  const visit = async (method: string, path: string): Promise<{ html: string } | { to: string }> => {
    const session = sessionOf(path.split('/').at(2) ?? '');
    if (method === 'GET') return { html: paymentPage(session) };
    if (session.status !== 'open')
      throw new Refused(400, { type: 'invalid_request_error', code: 'resource_invalid_state' });
    await tell('checkout.session.completed', pay(session.id));
    return { to: session.success_url };
  };

  const answer = (method: string, path: string, form: URLSearchParams): object => {
    const [, , , resource = '', id = '', verb = ''] = path.split('/');
    if (path.startsWith('/v1/checkout/sessions')) {
      if (method === 'GET') return sessionOf(id);
      if (verb === 'expire') return expire(id);
      return createSession(form);
    }
    if (path.startsWith('/v1/payment_intents/')) {
      const paymentOf = path.split('/').at(-1);
      const session = [...sessions.values()].find(({ payment_intent }) => payment_intent === paymentOf);
      if (!session) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
      return { id: paymentOf, object: 'payment_intent', metadata: session.metadata };
    }
    if (path === '/v1/refunds' && method === 'POST') return createRefund(form);
    if (path === '/v1/refunds') {
      const of = form.get('payment_intent');
      return { object: 'list', data: refunds.filter(({ payment_intent }) => payment_intent === of) };
    }
    throw new Refused(404, { type: 'invalid_request_error', message: `Unrecognized ${resource}` });
  };

  /** The same key again is answered as the first time; it is never for something else. */
  const keyed = (key: string, body: string, work: () => object): object => {
    const earlier = answers.get(key);
    if (earlier && earlier.body !== body) throw new Refused(400, { type: 'idempotency_error' });
    const given = earlier?.answer ?? work();
    answers.set(key, { body, answer: given });
    return given;
  };

  const troubleAt = (asking: string) => [...troubles].find(([part]) => asking.includes(part))?.[1];

  const respond = (request: IncomingMessage, body: string): object => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://double');
    asked.push(`${method} ${url.pathname}`);
    if (headers.authorization !== `Bearer ${secretKey}`)
      throw new Refused(401, { type: 'invalid_request_error', message: 'Invalid API key' });
    const form = method === 'GET' ? url.searchParams : new URLSearchParams(body);
    const key = headers['idempotency-key'];
    const trouble = troubleAt(`${method} ${url.pathname}`);
    if (trouble === 'HANG_UP') throw new Error('hung up');
    if (typeof trouble === 'object') throw new Refused(trouble.status, trouble);
    const work = () => answer(method, url.pathname, form);
    if (method === 'POST' && (typeof key !== 'string' || key === ''))
      throw new Refused(400, { type: 'invalid_request_error', message: 'No idempotency key' });
    const given = typeof key === 'string' ? keyed(key, body, work) : work();
    // A copy: what is kept goes on changing.
    if (trouble === 'LOSE_ANSWER') throw new Error('lost');
    return { ...given };
  };

  const unanswered = new Set<Socket>();
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const answering = async (): Promise<void> => {
      if (url.startsWith(PAGES)) {
        const next = await visit(method, url);
        if ('to' in next) response.writeHead(303, { location: next.to }).end();
        else response.setHeader('content-type', 'text/html; charset=utf-8').end(next.html);
        return;
      }
      const body = await text(request);
      if (troubleAt(`${method} ${url}`) === 'SILENT') {
        asked.push(`${method} ${url}`);
        unanswered.add(request.socket);
        return;
      }
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(respond(request, body)));
    };
    answering().catch((error: unknown) => {
      if (error instanceof Refused) {
        response.statusCode = error.status;
        response.end(JSON.stringify({ error: error.body }));
      } else if (url.startsWith(PAGES)) {
        response.statusCode = 500;
        response.end(String(error));
      } else request.socket.destroy();
    });
  }).listen(Number(port), '127.0.0.1');
  await once(server, 'listening');

  return {
    sessions,
    refunds,
    asked,
    unanswered: () => unanswered.size,
    trouble(path, trouble) {
      if (trouble) return void troubles.set(path, trouble);
      troubles.delete(path);
      unanswered.forEach((socket) => socket.destroy());
      unanswered.clear();
    },
    refundsAre: (status) => void (refundStatus = status),
    refundByHand(payment, amount) {
      createRefund(new URLSearchParams({ payment_intent: payment, amount: String(amount) }));
      return chargeOf(payment);
    },
    losesEvents: (lost) => void (areEventsLost = lost),
    pay,
    expire,
    async refundArrives(refund) {
      refund.status = 'succeeded';
      await tell('refund.updated', refund);
      await tell('charge.refunded', chargeOf(refund.payment_intent));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

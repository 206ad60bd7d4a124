import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SupportTicketDetails } from '../../../src/contracts/support';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { DAY_MS, later } from '../support/instants';
import { newPicture, onDisk, sweepAt } from '../support/pictures';
import {
  closeTicketsAt,
  newTicket,
  reopen,
  reply,
  resolve,
  ticketFields,
  ticketOf,
  TICKETS,
  ticketsOf,
} from '../support/tickets';

let business: TestBusiness;
let attendant: Client;

beforeAll(async () => {
  business = await newBusiness();
  attendant = await business.person('attendant');
});

const open = (who: Client, body: object, headers?: Record<string, string>) =>
  who.post<SupportTicketDetails>(TICKETS, body, headers);

describe('opening a ticket', () => {
  it('keeps what was asked with its context, numbers it in the business, and is logged and told', async () => {
    const fresh = await newBusiness();
    const context = {
      page: '/dashboard/orders/board',
      version: 'abc123',
      lastError: {
        code: 'UNAVAILABLE',
        message: 'No answer',
        request: 'GET /api/orders',
        at: '2031-01-01T10:00:00.000Z',
      },
      browser: 'Firefox 140, Windows',
      language: 'pt-BR',
      viewport: '1440 × 900',
    };
    const first = await newTicket(fresh.owner, { priority: 'HIGH', context });
    const second = await newTicket(fresh.owner);
    expect([first.number, second.number]).toEqual([1001, 1002]);
    expect(first).toMatchObject({ state: 'OPEN', priority: 'HIGH', context, unread: false, canReply: true });
    expect(second).toMatchObject({ priority: 'NORMAL', context: null, moves: ['resolve'] });
    expect(await ticketOf(fresh.owner, first.id)).toEqual(first);
    expect(
      await countOf('audit_entries', "business_id = ? AND entity = 'support-ticket' AND action = 'open'", [
        fresh.id,
      ]),
    ).toBe(2);
    expect(await countOf('events', "business_id = ? AND type = 'support.changed'", [fresh.id])).toBe(2);
  });

  it('is for everybody who is signed in', async () => {
    for (const role of ['manager', 'kitchen', 'courier', 'seller', 'marketing'] as const)
      expect((await open(await business.person(role), ticketFields())).status, role).toBe(201);
  });

  it('happens once for a key', async () => {
    const [body, key] = [ticketFields(), { 'idempotency-key': randomUUID() }];
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(attendant, body, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect(refusal(await open(attendant, ticketFields(), key))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('gives no number twice, however many ask at once', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, () => newTicket(business.owner)));
    expect(new Set(opened.map(({ number }) => number)).size).toBe(12);
  });

  it('refuses what is too short, too long or unknown, at its field', async () => {
    const tries: [more: object, code: string, path: string][] = [
      [{ subject: 'Help' }, 'TOO_SHORT', 'subject'],
      [{ subject: 'x'.repeat(121) }, 'TOO_LONG', 'subject'],
      [{ description: 'It does not work.' }, 'TOO_SHORT', 'description'],
      [{ description: 'x'.repeat(4001) }, 'TOO_LONG', 'description'],
      [{ category: 'WEATHER' }, 'NOT_ONE_OF', 'category'],
      [{ priority: 'NOW' }, 'NOT_ONE_OF', 'priority'],
      [{ attachments: Array.from({ length: 6 }, () => '/demo/a/b.webp') }, 'TOO_MANY', 'attachments'],
      [{ context: { page: 'x'.repeat(201) } }, 'TOO_LONG', 'context.page'],
    ];
    for (const [more, code, path] of tries) {
      const answer = await open(business.owner, ticketFields(more));
      expect([...refusal(answer), answer.body.error.details.path?.join('.')]).toEqual([400, code, path]);
    }
  });
});

describe('pictures of a ticket', () => {
  it('are the business’s own, as they were taken, and stay as long as it shows them', async () => {
    const pictures = await Promise.all([1, 2].map(() => newPicture(business, { purpose: 'support' })));
    const [shown, written] = pictures.map(({ url }) => url);
    const ticket = await newTicket(business.owner, { attachments: [shown] });
    await business.owner.post(`${TICKETS}/${ticket.id}/messages`, {
      text: 'And this',
      attachments: [written],
    });
    const read = await ticketOf(business.owner, ticket.id);
    expect([read.attachments, read.messages.map(({ attachments }) => attachments)]).toEqual([
      [shown],
      [[written]],
    ]);
    await sweepAt(later(40 * DAY_MS));
    for (const url of [shown, written]) expect(onDisk()).toContain(url?.split('/')[2]);
  });

  it('of another business are refused like those of nobody', async () => {
    const foreign = await newPicture(await newBusiness(), { purpose: 'support' });
    for (const url of [
      foreign.url,
      '/uploads/00000000000000000000000000000000/640.webp',
      'https://evil.example/a.png',
    ]) {
      const answer = await open(business.owner, ticketFields({ attachments: [url] }));
      expect([...refusal(answer), answer.body.error.details.path]).toEqual([
        400,
        'UNKNOWN_IMAGE',
        ['attachments', 0],
      ]);
    }
  });
});

describe('who is shown what', () => {
  it('is all of it for who leads the business, and what they opened for the others', async () => {
    const fresh = await newBusiness();
    const [manager, cook, courier] = await Promise.all(
      (['manager', 'kitchen', 'courier'] as const).map((role) => fresh.person(role)),
    );
    const [ofOwner, ofCook] = [await newTicket(fresh.owner), await newTicket(cook!)];
    const idsFor = async (who: Client) => (await ticketsOf(who)).data.map(({ id }) => id);
    for (const who of [fresh.owner, manager!]) expect(await idsFor(who)).toEqual([ofCook.id, ofOwner.id]);
    expect(await idsFor(cook!)).toEqual([ofCook.id]);
    expect(await idsFor(courier!)).toEqual([]);
    for (const path of ['', '/messages', '/resolve', '/read']) {
      const body = path === '/messages' ? { text: 'Hello' } : {};
      const answer =
        path === ''
          ? await courier!.get(`${TICKETS}/${ofCook.id}`)
          : await courier!.post(`${TICKETS}/${ofCook.id}${path}`, body);
      expect(refusal(answer), path).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('is nothing of another business', async () => {
    const { id } = await newTicket(business.owner);
    const other = await newBusiness();
    expect((await other.owner.get(`${TICKETS}/${id}`)).status).toBe(404);
    expect((await ticketsOf(other.owner)).data).toEqual([]);
  });

  it('comes by pages, newest text first, each ticket once', async () => {
    const fresh = await newBusiness();
    for (let count = 0; count < 5; count += 1) await newTicket(fresh.owner);
    const oldest = (await ticketsOf(fresh.owner)).data.at(-1)!;
    await reply(fresh.owner, oldest.id, 'Anybody there?');
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await ticketsOf(fresh.owner, `?pageSize=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ number }) => number));
      cursor = page.meta.next;
    }
    expect(seen).toEqual([1001, 1005, 1004, 1003, 1002]);
    expect(refusal(await fresh.owner.get(`${TICKETS}?cursor=x`))).toEqual([400, 'INVALID']);
  });
});

describe('the business’s side of a ticket', () => {
  let ticket: SupportTicketDetails;
  beforeEach(async () => {
    ticket = await newTicket(attendant);
  });

  it('resolves it, opens it again with what is still wrong, and both are in the log', async () => {
    const resolved = await resolve(attendant, ticket.id);
    expect(resolved).toMatchObject({ state: 'RESOLVED', moves: ['reopen'], canReply: false });
    expect(Date.parse(resolved.closesAt ?? '') - Date.parse(resolved.resolvedAt ?? '')).toBe(7 * DAY_MS);
    const again = await reopen(business.owner, ticket.id, 'It is back.');
    expect(again).toMatchObject({ state: 'REOPENED', closesAt: null, canReply: true });
    expect(again.messages).toMatchObject([{ author: 'CUSTOMER', move: 'reopen', text: 'It is back.' }]);
    const entries = await rows<{ action: string }>(
      'SELECT action FROM audit_entries WHERE entity_id = ? ORDER BY at, action',
      [ticket.id],
    );
    expect(entries.map(({ action }) => action).sort()).toEqual(['open', 'reopen', 'resolve']);
  });

  it('adds to it without moving it while nobody has answered', async () => {
    const { state, messages, lastMessage } = await reply(attendant, ticket.id, 'One thing more.');
    expect([state, messages.length, lastMessage.author]).toEqual(['OPEN', 1, 'CUSTOMER']);
  });

  it('is read in the order in which it was written', async () => {
    const { id } = await newTicket(business.owner);
    const texts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((number) => `${number} of six.`);
    for (const text of texts) await reply(business.owner, id, text);
    expect((await ticketOf(business.owner, id)).messages.map(({ text }) => text)).toEqual(texts);
  });

  it('writes once for a key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const path = `${TICKETS}/${ticket.id}/messages`;
    for (let count = 0; count < 3; count += 1) await attendant.post(path, { text: 'Once' }, key);
    expect((await ticketOf(attendant, ticket.id)).messages).toHaveLength(1);
  });

  it('cannot do what does not go with its state', async () => {
    expect(refusal(await attendant.post(`${TICKETS}/${ticket.id}/reopen`, { text: 'Still' }))).toEqual([
      409,
      'TICKET_MOVED_ON',
    ]);
    await resolve(attendant, ticket.id);
    const before = await ticketOf(attendant, ticket.id);
    for (const [path, body] of [
      ['resolve', {}],
      ['messages', { text: 'Thanks' }],
    ] as const)
      expect(refusal(await attendant.post(`${TICKETS}/${ticket.id}/${path}`, body)), path).toEqual([
        409,
        'TICKET_MOVED_ON',
      ]);
    expect(await ticketOf(attendant, ticket.id)).toEqual(before);
  });

  it('is closed by the clock seven days after it was resolved, and then left alone', async () => {
    const { resolvedAt } = await resolve(attendant, ticket.id);
    const after = (ms: number) => new Date(Date.parse(resolvedAt ?? '') + ms);
    await closeTicketsAt(after(7 * DAY_MS - 1));
    expect((await ticketOf(attendant, ticket.id)).state).toBe('RESOLVED');
    await closeTicketsAt(after(7 * DAY_MS));
    expect(await ticketOf(attendant, ticket.id)).toMatchObject({
      state: 'CLOSED',
      moves: [],
      canReply: false,
    });
    expect(refusal(await attendant.post(`${TICKETS}/${ticket.id}/reopen`, { text: 'Still' }))).toEqual([
      409,
      'TICKET_MOVED_ON',
    ]);
    const [entry] = await rows<{ actor_kind: string }>(
      "SELECT actor_kind FROM audit_entries WHERE entity_id = ? AND action = 'close'",
      [ticket.id],
    );
    expect(entry?.actor_kind).toBe('SYSTEM');
  });

  it('is closed once, by whichever of two clocks', async () => {
    await resolve(attendant, ticket.id);
    const late = later(8 * DAY_MS);
    await Promise.all([closeTicketsAt(late), closeTicketsAt(late)]);
    expect(await countOf('audit_entries', "entity_id = ? AND action = 'close'", [ticket.id])).toBe(1);
  });
});

describe('asking too often', () => {
  it('is refused for a while', async () => {
    const fresh = await newBusiness();
    await newTicket(fresh.owner);
    const before = await rows<{ key: string; count: number }>('SELECT key, count FROM attempts');
    await newTicket(fresh.owner);
    const [counted] = (await rows<{ key: string; count: number }>('SELECT key, count FROM attempts')).filter(
      ({ key, count }) => before.some((one) => one.key === key && one.count === count - 1),
    );
    await change('UPDATE attempts SET count = 1000000 WHERE key = ?', [counted?.key ?? unique('nothing')]);
    expect(refusal(await open(fresh.owner, ticketFields()))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SupportTicketDetails } from '../../../src/contracts/support';
import { newBusiness, type TestBusiness } from '../support/business';
import type { Client } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { mailTo } from '../support/mailbox';
import { panel, type PanelClient } from '../support/panel';
import { fromServer } from '../support/server';
import { openEventStream } from '../support/stream';
import {
  answerInPanel,
  newTicket,
  PANEL_MESSAGES,
  PANEL_TICKETS,
  reopen,
  reply,
  resolve,
  ticketOf,
  TICKETS,
  ticketsOf,
} from '../support/tickets';

let superAdmin: PanelClient;
let business: TestBusiness;
let asker: Client;
let ticket: SupportTicketDetails;

beforeAll(async () => {
  superAdmin = await panel('strapi-super-admin');
  business = await newBusiness();
});
beforeEach(async () => {
  asker = await business.person('attendant');
  ticket = await newTicket(asker);
});

const arrange = (fields: object, id = ticket.id) => superAdmin.send('PUT', `${PANEL_TICKETS}/${id}`, fields);
const stateOf = async () => (await ticketOf(asker, ticket.id)).state;
const addressOf = async ({ openedBy }: SupportTicketDetails) =>
  (await rows<{ email: string }>('SELECT email FROM up_users WHERE id = ?', [Number(openedBy.id)]))[0]
    ?.email ?? '';

describe('an answer in the panel', () => {
  it('is read in the dashboard under the name of who wrote it, and waits for the customer', async () => {
    expect((await answerInPanel(superAdmin, ticket.id, 'Please restart the printer.')).status).toBe(201);
    const read = await ticketOf(asker, ticket.id);
    expect(read).toMatchObject({ state: 'WAITING_CUSTOMER', unread: true });
    expect(read.messages).toMatchObject([
      { author: 'SUPPORT', name: 'Pat Panel (Comanda)', text: 'Please restart the printer.', move: null },
    ]);
    await asker.post(`${TICKETS}/${ticket.id}/read`, {});
    expect((await ticketsOf(asker)).data[0]).toMatchObject({ id: ticket.id, unread: false });

    expect((await reply(asker, ticket.id, 'Done, the same.')).state).toBe('IN_PROGRESS');
    await answerInPanel(superAdmin, ticket.id, 'Then we send you another one.', 'resolve');
    expect(await ticketOf(asker, ticket.id)).toMatchObject({ state: 'RESOLVED', unread: true });
    expect((await reopen(asker, ticket.id, 'It has not come.')).state).toBe('REOPENED');
    await answerInPanel(superAdmin, ticket.id, 'It will come tomorrow.');
    expect(await stateOf()).toBe('WAITING_CUSTOMER');
  });

  it('is told to the screens of the business and logged there', async () => {
    const stream = await openEventStream('/api/events', { cookie: asker.cookie });
    await answerInPanel(superAdmin, ticket.id, 'Please restart the printer.');
    const { data } = await stream.until(({ event }) => event === 'support.changed');
    stream.close();
    expect(data).toMatchObject({ resource: 'support/tickets', id: ticket.id });
    const [entry] = await rows<{ actor_name: string; before: string; after: string }>(
      "SELECT * FROM audit_entries WHERE entity_id = ? AND action = 'answer'",
      [ticket.id],
    );
    expect(entry).toMatchObject({
      actor_name: 'Pat Panel (Comanda)',
      before: '{"state":"OPEN"}',
      after: '{"state":"WAITING_CUSTOMER"}',
    });
  });

  it.each([
    ['en', 'Answer to your ticket'],
    ['pt-BR', 'Resposta ao seu chamado'],
    ['es', 'Respuesta a tu consulta'],
  ])('is mailed to who asked, in their language (%s)', async (language, subject) => {
    await asker.send('PATCH', '/api/account', { name: 'Ana Souza', language });
    await answerInPanel(superAdmin, ticket.id, 'Please restart the printer.');
    const mail = await mailTo(await addressOf(ticket));
    expect(mail.subject).toBe(`${subject} #${ticket.number}`);
    expect(mail.text).toContain('Please restart the printer.');
    expect(mail.text).toContain(`/dashboard/support/contact?ticket=${ticket.id}`);
  });

  it('is mailed to nobody who has left', async () => {
    await change("UPDATE up_users SET state = 'SUSPENDED' WHERE id = ?", [Number(ticket.openedBy.id)]);
    const before = await countOf('outbox', 'business_id = ?', [business.id]);
    expect((await answerInPanel(superAdmin, ticket.id, 'Hello?')).status).toBe(201);
    expect(await countOf('outbox', 'business_id = ?', [business.id])).toBe(before);
  });

  it('is refused where it makes no sense, and says where', async () => {
    const tries: [body: object, field: string][] = [
      [{ ticketId: ticket.id, text: '' }, 'text'],
      [{ ticketId: ticket.id, text: 'x'.repeat(4001) }, 'text'],
      [{ ticketId: ticket.id, text: 'Hello', move: 'close' }, 'move'],
    ];
    for (const [body, field] of tries) {
      const answer = await superAdmin.send('POST', PANEL_MESSAGES, body);
      expect(answer.status, field).toBe(400);
      expect(answer.body.error?.details.errors?.[0]?.path, field).toEqual([field]);
    }
    expect((await answerInPanel(superAdmin, 'nothing', 'Hello')).status).toBe(404);
    await resolve(asker, ticket.id);
    const late = await answerInPanel(superAdmin, ticket.id, 'Too late');
    expect([late.status, late.body.error?.details.errors?.[0]?.path]).toEqual([400, ['text']]);
    expect(await stateOf()).toBe('RESOLVED');
  });

  it('stays as it was said', async () => {
    const { body } = await answerInPanel(superAdmin, ticket.id, 'As I said');
    const address = `${PANEL_MESSAGES}/${body.data.documentId}`;
    expect((await superAdmin.send('PUT', address, { text: 'Never said' })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await superAdmin.send('DELETE', address)).status).toBeGreaterThanOrEqual(400);
    expect((await ticketOf(asker, ticket.id)).messages[0]?.text).toBe('As I said');
  });
});

describe('an answer that says whose it is', () => {
  it('is support’s all the same', async () => {
    await superAdmin.send('POST', PANEL_MESSAGES, {
      ...{ ticketId: ticket.id, text: 'Hello', move: 'answer' },
      ...{ author: 'CUSTOMER', authorName: 'Ana', businessId: 'another', attachments: ['/uploads/x'] },
    });
    const [written] = (await ticketOf(asker, ticket.id)).messages;
    expect(written).toMatchObject({ author: 'SUPPORT', name: 'Pat Panel (Comanda)', attachments: [] });
  });
});

describe('a ticket in the panel', () => {
  it('is taken, sorted in and resolved there as the life cycle allows, and nothing else of it is written', async () => {
    expect((await arrange({ state: 'IN_PROGRESS', priority: 'URGENT', category: 'BUG' })).status).toBe(200);
    expect(await ticketOf(asker, ticket.id)).toMatchObject({
      state: 'IN_PROGRESS',
      priority: 'URGENT',
      category: 'BUG',
    });
    for (const state of ['OPEN', 'WAITING_CUSTOMER', 'REOPENED', 'CLOSED']) {
      const answer = await arrange({ state });
      expect([answer.status, answer.body.error?.details.errors?.[0]?.path], state).toEqual([400, ['state']]);
    }
    expect((await arrange({ subject: 'Rewritten', description: 'Never asked for anything.' })).status).toBe(
      400,
    );
    expect((await arrange({ state: 'RESOLVED' })).status).toBe(200);
    expect(await ticketOf(asker, ticket.id)).toMatchObject({ state: 'RESOLVED', subject: ticket.subject });
    expect((await mailTo(await addressOf(ticket))).subject).toBe(`Your ticket #${ticket.number} is resolved`);
  });

  it('comes in the list before those that are waited for and settled, the most pressing first', async () => {
    const fresh = await newBusiness();
    const [settled, waiting, low, urgent] = [
      await newTicket(fresh.owner, { priority: 'URGENT' }),
      await newTicket(fresh.owner, { priority: 'URGENT' }),
      await newTicket(fresh.owner, { priority: 'LOW' }),
      await newTicket(fresh.owner, { priority: 'NORMAL' }),
    ].map(({ id }) => id);
    await resolve(fresh.owner, settled!);
    await answerInPanel(superAdmin, waiting!, 'Which printer?');
    await arrange({ priority: 'URGENT' }, urgent);
    const { body } = await superAdmin.get<{ results: { documentId: string }[] }>(
      `${PANEL_TICKETS}?sort=queueKey:ASC&filters[businessId][$eq]=${fresh.id}`,
    );
    expect(body.results.map(({ documentId }) => documentId)).toEqual([urgent, low, waiting, settled]);
  });

  it('is answered by support, and not even shown to billing', async () => {
    const [support, billing] = [await panel('comanda-support'), await panel('comanda-billing')];
    expect((await answerInPanel(support, ticket.id, 'We look into it.')).status).toBe(201);
    expect((await support.send('PUT', `${PANEL_TICKETS}/${ticket.id}`, { priority: 'HIGH' })).status).toBe(
      200,
    );
    expect((await billing.get(`${PANEL_TICKETS}/${ticket.id}`)).status).toBe(403);
    expect((await answerInPanel(billing, ticket.id, 'Pay first.')).status).toBe(403);
    expect((await ticketOf(asker, ticket.id)).messages).toHaveLength(1);
  });
});

describe('the address of support', () => {
  it('is told of a new ticket where it is set, and nobody else is where it is not', async () => {
    const { environment } = fromServer('./environment') as { environment: { supportEmail?: string } };
    const before = await countOf('outbox', 'business_id = ?', [business.id]);
    await newTicket(asker);
    expect(await countOf('outbox', 'business_id = ?', [business.id])).toBe(before);
    const address = `support-${process.pid}@comanda.test`;
    environment.supportEmail = address;
    const told = await newTicket(asker).finally(() => delete environment.supportEmail);
    const mail = await mailTo(address);
    expect(mail.subject).toContain(`#${told.number}`);
    expect(mail.text).toContain(told.subject);
    expect(mail.text).toContain(`/api::support.support-ticket/${told.id}`);
  });
});

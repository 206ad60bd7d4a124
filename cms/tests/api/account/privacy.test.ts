import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountExportDto } from '../../../src/contracts/account';
import type { AuditEntryDto } from '../../../src/contracts/audit';
import { LANGUAGES } from '../../../src/contracts/session';
import { requestDeletion, executeDeletionsAt, newOwner, signInAs } from '../support/account';
import { newBrowser } from '../support/browser';
import { newBusiness, PASSWORD, type TestBusiness } from '../support/business';
import { change, countOf, rows } from '../support/database';
import { DAY_MS, later } from '../support/instants';
import { mailAbout } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { performAction, orderIn } from '../support/states';
import { member, personOf, type TeamMember } from '../support/team';
import { newTicket, reply, ticketOf } from '../support/tickets';

const NAME = 'Perpétua Quaresma';
const PIN = '407193';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const called = (person: TeamMember) =>
  change('UPDATE up_users SET name = ? WHERE id = ?', [NAME, Number(person.id)]);

describe('what a person takes along', () => {
  it('is all there is about them: devices, what was done to them, what they asked and wrote', async () => {
    const person = await member(business, 'attendant', { branchIds: [business.branch.id] });
    await business.owner.send('PATCH', `/api/team/${person.id}`, { version: 1, allow: ['menu.edit'] });
    await person.client.post('/api/access-requests', { permission: 'menu.price.edit' });
    const ticket = await newTicket(person.client);
    await reply(person.client, ticket.id, 'It is the one at the counter.');
    await reply(business.owner, ticket.id, 'The owner adds a word.');

    const { data } = (await person.client.get<AccountExportDto>('/api/account/export')).body;
    expect(data.account).toMatchObject({ branches: [business.branch.slug], allow: ['menu.edit'], deny: [] });
    expect(data.devices).toEqual([expect.objectContaining({ noSecondStepUntil: null })]);
    expect(data.history.map(({ action }) => action)).toEqual(['ask-access', 'update']);
    expect(data.history.at(-1)).toMatchObject({ before: { allow: [] }, after: { allow: ['menu.edit'] } });
    expect(data.accessRequests).toMatchObject([{ permission: 'menu.price.edit', state: 'OPEN' }]);
    expect(data.support.tickets).toMatchObject([{ number: ticket.number, subject: ticket.subject }]);
    expect(data.support.texts).toMatchObject([
      { number: ticket.number, text: 'It is the one at the counter.' },
    ]);
  });
});

describe('once an account is deleted', () => {
  let gone: TeamMember;
  let orderId: string;
  let ticketId: string;

  beforeAll(async () => {
    gone = await member(business, 'manager');
    await called(gone);
    await gone.client.send('PATCH', '/api/account', { phone: '(11) 98765-4321' });
    await gone.client.send('PUT', '/api/account/pin', { password: PASSWORD, pin: PIN });
    const product = await newProduct(business);
    const order = await orderIn(business, product, 'PENDING');
    await performAction(gone.client, order, 'accept');
    orderId = order.id;
    const cooked = await orderIn(business, product, 'PREPARING');
    const cancelled = await (
      await business.person('attendant')
    ).post(
      `/api/orders/${cooked.id}/cancel`,
      { version: cooked.version, code: 'RUSH_HOUR' },
      { 'x-manager-pin': PIN },
    );
    expect(cancelled.status).toBe(200);
    ticketId = (await newTicket(gone.client)).id;
    await reply(gone.client, ticketId, 'Nothing has changed yet.');
    expect(JSON.stringify(await seenByOwner())).toContain(NAME);
    await requestDeletion(gone.client, PASSWORD);
    await executeDeletionsAt(later(30.1 * DAY_MS));
  });

  const entries = async (query: string) =>
    (await business.owner.get<AuditEntryDto[]>(`/api/audit?pageSize=100${query}`)).body.data;
  const seenByOwner = async () => ({
    log: await entries(''),
    order: (await business.owner.get(`/api/orders/${orderId}`)).body,
    ticket: await ticketOf(business.owner, ticketId),
    team: (await business.owner.get('/api/team?filters[state][$eq]=REMOVED')).body,
  });

  it('what was done stays, and is shown under that name nowhere', async () => {
    const seen = await seenByOwner();
    expect(await entries(`&person=${gone.id}`)).not.toEqual([]);
    expect(seen.ticket).toMatchObject({ openedBy: { name: '—' }, lastMessage: { name: '—' } });
    for (const trace of [NAME, gone.email, '98765']) expect(JSON.stringify(seen), trace).not.toContain(trace);
    expect(seen.log.find(({ approvedBy }) => approvedBy !== null)?.approvedBy).toBe('—');
  });

  it('nothing tells any more when they were there and what they read', async () => {
    for (const table of ['last_seen', 'ticket_reads'])
      expect(await countOf(table, 'user_id = ?', [Number(gone.id)]), table).toBe(0);
  });
});

describe('somebody who had asked for it and is removed before', () => {
  it('is forgotten at once, and told so', async () => {
    const person = await member(business, 'attendant');
    await called(person);
    await requestDeletion(person.client, PASSWORD);
    await business.owner.post(`/api/team/${person.id}/remove`, { version: 1 });
    expect(await personOf(business.owner, person.id)).toMatchObject({
      state: 'REMOVED',
      name: '—',
      email: '',
    });
    const [row] = await rows<object>('SELECT * FROM up_users WHERE id = ?', [Number(person.id)]);
    for (const trace of [NAME, person.email]) expect(JSON.stringify(row)).not.toContain(trace);
    expect(await mailAbout(person.email, 'Your account was deleted')).toBeDefined();
  });

  it('who had not asked is still known to the business', async () => {
    const person = await member(business, 'attendant');
    await business.owner.post(`/api/team/${person.id}/remove`, { version: 1 });
    expect(await personOf(business.owner, person.id)).toMatchObject({ email: person.email });
  });
});

describe('the words about cookies', () => {
  it('name every cookie there is, and no other', async () => {
    const { email } = await newOwner();
    const browser = newBrowser();
    expect((await signInAs(browser, email)).status).toBe(200);
    const cookies = [...browser.cookies.keys()].sort();
    for (const language of LANGUAGES) {
      const file = path.join(import.meta.dirname, `../../../../admin/src/locales/${language}/legal.json`);
      const words = JSON.parse(readFileSync(file, 'utf8')) as { privacy: { cookies: { text: string } } };
      const named = [...words.privacy.cookies.text.matchAll(/“(\w+)”/g)].map(([, name]) => name);
      expect(named.sort(), language).toEqual(cookies);
    }
  });
});

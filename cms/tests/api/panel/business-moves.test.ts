import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionDto } from '../../../src/contracts/session';
import type { StoreProfileDto } from '../../../src/contracts/storefront';
import { BUSINESS_MOVES, type BusinessMove } from '../../../src/domain/business';
import { anonymous, documents, newBusiness, PASSWORD, unique, type TestBusiness } from '../support/business';
import { refusal, signIn } from '../support/client';
import { change, countOf, fingerprint, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { panel, panelClient, ROWS, type PanelClient } from '../support/panel';
import { tally } from '../support/proof';
import { operatorRoutes } from '../support/routes';

/** What is no file is refused there before it is asked who brings it. */
const TAKING_FILES = [
  '/api/menu/import',
  '/api/customers/import',
  '/api/loyalty-accounts/import',
  '/api/loyalty-accounts/import/preview',
  '/api/uploads',
];

const BUSINESS = `${ROWS}/api::businesses.business`;

let superAdmin: PanelClient;
let business: TestBusiness;

beforeAll(async () => {
  superAdmin = await panel('strapi-super-admin');
});
beforeEach(async () => {
  business = await newBusiness();
});

const move = (verb: string, reason: unknown = 'Agreed with the owner by phone', who = superAdmin) =>
  who.send('POST', `/admin/businesses/${business.id}/moves`, { move: verb, reason });
const standing = async () =>
  (await anonymous.get<StoreProfileDto>(`/api/store/${business.branch.slug}`)).body.data.store.state;
const stateOf = async () => {
  const [row] = await rows<{ state: string }>('SELECT state FROM businesses WHERE document_id = ?', [
    business.id,
  ]);
  return row?.state;
};
const setState = (state: string) =>
  change('UPDATE businesses SET state = ? WHERE document_id = ?', [state, business.id]);

async function emailOfOwner(): Promise<string> {
  const [owner] = await rows<{ email: string }>(
    'SELECT email FROM up_users WHERE business_id = ? ORDER BY id LIMIT 1',
    [business.id],
  );
  return owner?.email ?? '';
}

describe('moving a business as a whole', () => {
  it('suspends it at once, ends the sessions of its people and nobody else’s, and reinstates it', async () => {
    await newProduct(business);
    const [attendant, neighbour] = [await business.person('attendant'), await newBusiness()];
    expect((await attendant.get('/api/orders')).status).toBe(200);

    expect((await move('suspend')).body).toEqual({ data: { state: 'SUSPENDED' } });
    expect(await standing()).toBe('BLOCKED_BILLING');
    for (const person of [attendant, business.owner])
      expect(refusal(await person.get('/api/orders'))).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await neighbour.owner.get('/api/orders')).status).toBe(200);

    expect((await move('reinstate')).body).toEqual({ data: { state: 'ACTIVE' } });
    expect(await standing()).toBe('OPEN');
  });

  it('is in the log of the business: who, what and why', async () => {
    await move('cancel', '  Asked for by e-mail on Monday ');
    const [entry] = await rows(
      'SELECT entity, action, actor_kind, actor_name, before, after, reason FROM audit_entries WHERE business_id = ? ORDER BY at DESC, id LIMIT 1',
      [business.id],
    );
    expect(entry).toEqual({
      entity: 'business',
      action: 'cancel',
      actor_kind: 'PLATFORM',
      actor_name: 'Pat Panel (Comanda)',
      before: '{"state":"ACTIVE"}',
      after: '{"state":"CANCELLED"}',
      reason: 'Asked for by e-mail on Monday',
    });
    expect(await countOf('events', "business_id = ? AND type = 'business.changed'", [business.id])).toBe(1);
  });

  it('asks for a reason, and changes nothing without one', async () => {
    const before = await fingerprint(business.id);
    for (const reason of ['', '  ', 'no', null, 7, 'x'.repeat(301)]) {
      const answer = await move('suspend', reason);
      expect(answer.status, JSON.stringify(reason)).toBe(400);
      expect(answer.body.error?.details.errors?.[0]?.path, JSON.stringify(reason)).toEqual(['reason']);
    }
    for (const verb of ['', 'delete', '__proto__', 'constructor'])
      expect((await move(verb)).status).toBe(400);
    expect(await fingerprint(business.id)).toEqual(before);
  });

  it('goes only from states where it makes sense', async () => {
    const goes: Record<string, BusinessMove[]> = {
      TRIAL: ['suspend', 'cancel', 'mark-past-due', 'activate'],
      ACTIVE: ['suspend', 'cancel', 'mark-past-due'],
      PAST_DUE: ['suspend', 'cancel', 'activate'],
      SUSPENDED: ['cancel', 'reinstate'],
      CANCELLED: ['reinstate'],
    };
    for (const [state, moves] of Object.entries(goes)) {
      for (const verb of BUSINESS_MOVES) {
        await setState(state);
        const { status } = await move(verb);
        expect(status, `${verb} of ${state}`).toBe(moves.includes(verb) ? 200 : 400);
        if (!moves.includes(verb)) expect(await stateOf()).toBe(state);
      }
    }
  });

  it('reinstates to what the subscription says', async () => {
    await documents('api::plans.subscription').create({
      data: { businessId: business.id, planSlug: unique('plan'), state: 'TRIALING' },
    });
    for (const [subscription, state] of [
      ['TRIALING', 'TRIAL'],
      ['PAST_DUE', 'PAST_DUE'],
      ['ACTIVE', 'ACTIVE'],
      ['CANCELLED', 'ACTIVE'],
    ] as const) {
      await change('UPDATE subscriptions SET state = ? WHERE business_id = ?', [subscription, business.id]);
      await setState('SUSPENDED');
      expect((await move('reinstate')).body, subscription).toEqual({ data: { state } });
    }
  });

  it('is done once, however many ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => move('suspend')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countOf('audit_entries', "business_id = ? AND action = 'suspend'", [business.id])).toBe(1);
  });

  it('is refused to strangers, to the people of the business and to roles without the permission', async () => {
    const path = `/admin/businesses/${business.id}/moves`;
    const body = { move: 'suspend', reason: 'Because I can' };
    expect((await anonymous.post(path, body)).status).toBe(401);
    expect((await business.owner.post(path, body)).status).toBe(401);
    for (const role of ['comanda-support', 'comanda-billing'] as const)
      expect((await move('suspend', body.reason, await panel(role))).status, role).toBe(403);
    expect(await stateOf()).toBe('ACTIVE');
    expect((await superAdmin.send('POST', '/admin/businesses/nobody/moves', body)).status).toBe(404);
  });

  it('can be given to a role of one’s own', async () => {
    const made = await superAdmin.send<{ data: { id: number } }>('POST', '/admin/roles', {
      name: unique('Collections'),
      description: '',
    });
    const permission = { action: 'admin::businesses.move', subject: null, conditions: [], properties: {} };
    const given = await superAdmin.send('PUT', `/admin/roles/${made.body.data.id}/permissions`, {
      permissions: [permission],
    });
    expect(given.status).toBe(200);
    const collector = await panelClient(made.body.data.id);
    expect((await move('suspend', 'Three invoices are open', collector)).status).toBe(200);
  });

  it('leaves the raw state to nobody: no form writes it', async () => {
    const answer = await superAdmin.send('PUT', `${BUSINESS}/${business.id}`, { state: 'SUSPENDED' });
    expect(answer.status).toBe(400);
    const all = await superAdmin.send('PUT', `${BUSINESS}/${business.id}`, {
      state: 'SUSPENDED',
      tradeName: 'Renamed',
    });
    expect(all.status).toBe(200);
    expect(await stateOf()).toBe('ACTIVE');
  });

  it('lets the people of a stopped business sign in, to see that it is, and refuses everything else by name', async () => {
    for (const [verb, as, code] of [
      ['suspend', 'SUSPENDED', 'BUSINESS_SUSPENDED'],
      ['cancel', 'CANCELLED', 'BUSINESS_CANCELLED'],
    ] as const) {
      await move(verb);
      const owner = await signIn(await emailOfOwner(), PASSWORD);
      const session = (await owner.get<SessionDto>('/api/session')).body.data;
      expect(session.stopped).toEqual({ as, supportEmail: null });

      const before = await fingerprint(business.id);
      const doors = (await operatorRoutes()).filter(({ path }) => !TAKING_FILES.includes(path));
      for (const { method, path } of doors) {
        const answer = await owner.send(
          method,
          path.replace(/:\w+/g, 'x'),
          method === 'GET' ? undefined : {},
        );
        expect(refusal(answer), `${method} ${path}`).toEqual([403, code]);
      }
      expect(await fingerprint(business.id)).toEqual(before);
      tally('doors of a stopped business', doors.length);
      expect((await owner.send('DELETE', '/api/session')).status).toBe(204);
    }
  });

  it('opens the business again to who is signed in already', async () => {
    await move('suspend');
    const owner = await signIn(await emailOfOwner(), PASSWORD);
    expect(refusal(await owner.get('/api/orders'))).toEqual([403, 'BUSINESS_SUSPENDED']);
    await move('reinstate');
    expect((await owner.get<SessionDto>('/api/session')).body.data.stopped).toBeNull();
    expect((await owner.get('/api/orders')).status).toBe(200);
  });
});

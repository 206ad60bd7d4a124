import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PinDto } from '../../../src/contracts/access';
import type { ProductDto } from '../../../src/contracts/menu';
import { newBusiness, PASSWORD, type TestBranch, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { change, rows } from '../support/database';
import { DAY_MS, MINUTE_MS } from '../support/instants';
import { newProduct } from '../support/menu';
import { fromServer } from '../support/server';
import { orderIn } from '../support/states';
import { member, type TeamMember } from '../support/team';

const PIN = '407193';

let a: TestBusiness;
let other: TestBranch;
let product: ProductDto;
let manager: TeamMember;

const setPin = (who: Client, pin: string, password = PASSWORD) =>
  who.send<PinDto>('PUT', '/api/account/pin', { password, pin });

/** Cancels an order on the stove, with a PIN or without. */
async function cancel(who: Client, pin?: string) {
  const order = await orderIn(a, product, 'PREPARING');
  return tryToCancel(who, order, pin);
}
const tryToCancel = (who: Client, order: { id: string; version: number }, pin?: string) =>
  who.post(
    `/api/orders/${order.id}/cancel`,
    { version: order.version, code: 'RUSH_HOUR' },
    pin === undefined ? {} : { 'x-manager-pin': pin },
  );

/** Lets the time pass after which tries are forgotten. */
const letForget = () => change('UPDATE attempts SET until = until - ?', [15 * MINUTE_MS]);

beforeAll(async () => {
  a = await newBusiness();
  other = await a.addBranch();
  product = await newProduct(a);
  manager = await member(a, 'manager');
  expect((await setPin(manager.client, PIN)).status).toBe(200);
});

describe('setting a PIN', () => {
  it('takes the own password', async () => {
    const answer = await setPin(a.owner, '829304', 'not the password');
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([
      422,
      'WRONG_PASSWORD',
      ['password'],
    ]);
    expect((await a.owner.get<PinDto>('/api/account/pin')).body.data.setAt).toBeNull();
    expect((await setPin(a.owner, '829304')).body.data.setAt).not.toBeNull();
  });

  it('takes no other form, and nothing that everybody tries first', async () => {
    for (const pin of ['123', '1234567', 'abcd', '12 34'])
      expect(refusal(await setPin(a.owner, pin))[0], pin).toBe(400);
    for (const pin of ['0000', '1234', '987654', '1212', '2580', '1990'])
      expect(refusal(await setPin(a.owner, pin)), pin).toEqual([400, 'PIN_WEAK']);
  });

  it('is for those who may approve', async () => {
    for (const role of ['attendant', 'kitchen', 'courier'] as const)
      expect(refusal(await setPin(await a.person(role), PIN)), role).toEqual([403, 'FORBIDDEN']);
    const denied = await a.person('manager', { deny: ['approval.give'] });
    expect(refusal(await setPin(denied, PIN))).toEqual([403, 'FORBIDDEN']);
  });

  it('keeps nothing by which it could be found out', async () => {
    const kept = await rows<{ pin_hash: string }>('SELECT pin_hash FROM manager_pins WHERE user_id = ?', [
      Number(manager.id),
    ]);
    expect(kept[0]?.pin_hash).toMatch(/^[0-9a-f]{64}$/);
    const twin = await member(a, 'manager');
    await setPin(twin.client, PIN);
    const [other] = await rows<{ pin_hash: string }>('SELECT pin_hash FROM manager_pins WHERE user_id = ?', [
      Number(twin.id),
    ]);
    expect(other?.pin_hash).not.toBe(kept[0]?.pin_hash);
    await change('DELETE FROM manager_pins WHERE user_id = ?', [Number(twin.id)]);
  });
});

describe('what takes a PIN', () => {
  it('is refused without one, and done with one', async () => {
    const attendant = await member(a, 'attendant');
    const order = await orderIn(a, product, 'PREPARING');
    const without = await tryToCancel(attendant.client, order);
    expect(refusal(without)).toEqual([403, 'PIN_REQUIRED']);
    expect(without.body.error.details.permission).toBe('order.cancel-after-preparation');
    expect((await tryToCancel(attendant.client, order, PIN)).status).toBe(200);
  });

  it('is offered to who needs one', async () => {
    const attendant = await a.person('attendant');
    const { id } = await orderIn(a, product, 'PREPARING');
    const order = await attendant.get<{ actions: string[] }>(`/api/orders/${id}`);
    expect(order.body.data.actions).toContain('cancel');
  });

  it('is written down with who approved it', async () => {
    const attendant = await member(a, 'attendant');
    const order = await orderIn(a, product, 'PREPARING');
    await tryToCancel(attendant.client, order, PIN);
    const [entry] = await rows<object>(
      `SELECT actor_id, approved_by_id, approved_by_name FROM audit_entries WHERE entity_id = ? AND action = 'cancel'`,
      [order.id],
    );
    expect(entry).toEqual({
      actor_id: Number(attendant.id),
      approved_by_id: Number(manager.id),
      approved_by_name: 'Person manager',
    });
  });

  it('does not name an approver where none was needed', async () => {
    const order = await orderIn(a, product, 'PREPARING');
    expect((await tryToCancel(a.owner, order, PIN)).status).toBe(200);
    const [entry] = await rows<object>(
      `SELECT approved_by_id FROM audit_entries WHERE entity_id = ? AND action = 'cancel'`,
      [order.id],
    );
    expect(entry).toEqual({ approved_by_id: null });
  });
});

describe('a PIN', () => {
  const refused = async (pin: string, who?: Client) =>
    refusal(await cancel(who ?? (await a.person('attendant')), pin));

  it('of nobody is wrong, and says how many tries are left', async () => {
    const attendant = await a.person('attendant');
    const order = await orderIn(a, product, 'PREPARING');
    for (const left of [4, 3, 2]) {
      const answer = await tryToCancel(attendant, order, '555123');
      expect(refusal(answer)).toEqual([403, 'PIN_WRONG']);
      expect(answer.body.error.details).toMatchObject({ triesLeft: left });
    }
    expect((await tryToCancel(attendant, order, PIN)).status).toBe(200);
  });

  it('of another business, branch or person who may not is as wrong as any', async () => {
    const b = await newBusiness();
    await setPin(b.owner, '730164');
    const elsewhere = await member(a, 'manager', { branchIds: [other.id] });
    await setPin(elsewhere.client, '730165');
    const denied = await member(a, 'manager', { deny: ['order.cancel-after-preparation'] });
    await setPin(denied.client, '730166');
    const suspended = await member(a, 'manager');
    await setPin(suspended.client, '730167');
    await a.owner.post(`/api/team/${suspended.id}/suspend`, { version: 1 });
    const demoted = await member(a, 'manager');
    await setPin(demoted.client, '730168');
    await a.owner.send('PATCH', `/api/team/${demoted.id}`, { version: 1, role: 'attendant' });
    const blocked = await member(a, 'manager');
    await setPin(blocked.client, '730169');
    await change('UPDATE up_users SET blocked = ? WHERE id = ?', [true, Number(blocked.id)]);
    for (const pin of [
      '730164',
      '730165',
      '730166',
      '730167',
      '730168',
      '730169',
      '',
      'abcd',
      '1234',
      `${PIN}0`,
    ]) {
      expect(await refused(pin), pin).toEqual([403, pin === '' ? 'PIN_REQUIRED' : 'PIN_WRONG']);
    }
  });

  it('can be tried five times, then nobody’s is looked at for a while', async () => {
    const attendant = await a.person('attendant');
    const order = await orderIn(a, product, 'PREPARING');
    for (let tries = 0; tries < 5; tries += 1)
      expect(refusal(await tryToCancel(attendant, order, `55512${tries}`))).toEqual([403, 'PIN_WRONG']);
    const answer = await tryToCancel(attendant, order, PIN);
    expect(refusal(answer)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    // Others are not kept from their work, nor is this person from what takes no PIN.
    expect((await cancel(await a.person('attendant'), PIN)).status).toBe(200);
    expect((await attendant.get('/api/orders')).status).toBe(200);
    await letForget();
    expect((await tryToCancel(attendant, order, PIN)).status).toBe(200);
  });

  it('cannot be found out by many tries at once', async () => {
    const attendant = await a.person('attendant');
    const order = await orderIn(a, product, 'PREPARING');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tryToCancel(attendant, order, String(555_130 + index))),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('that is right gives no new tries for wrong ones', async () => {
    const attendant = await a.person('attendant');
    for (let tries = 0; tries < 4; tries += 1)
      expect(await refused('555123', attendant)).toEqual([403, 'PIN_WRONG']);
    for (let right = 0; right < 3; right += 1) expect((await cancel(attendant, PIN)).status).toBe(200);
    const last = await cancel(attendant, '555123');
    expect(refusal(last)).toEqual([403, 'PIN_WRONG']);
    expect(last.body.error.details).toMatchObject({ triesLeft: 0 });
    expect(await refused(PIN, attendant)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('is counted even where nothing asks for one, so that no other door tells about it', async () => {
    const attendant = await a.person('attendant');
    const look = (pin: string) => attendant.get('/api/orders', { 'x-manager-pin': pin });
    for (let tries = 0; tries < 5; tries += 1)
      expect(refusal(await look('555123')), String(tries)).toEqual([403, 'PIN_WRONG']);
    expect(refusal(await look(PIN))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });
});

describe('wrong PINs of a whole day', () => {
  const letDayPass = () => change('UPDATE attempts SET until = until - ?', [DAY_MS]);
  const look = (who: Client, pin: string) => who.get('/api/orders', { 'x-manager-pin': pin });
  const entriesOf = (business: TestBusiness) =>
    rows<{ entity: string; entity_id: string; actor_id: number }>(
      `SELECT entity, entity_id, actor_id FROM audit_entries WHERE business_id = ? AND action = 'pin-limit'
        ORDER BY at, id`,
      [business.id],
    );
  /** So many wrong ones, never more at a time than a quarter of an hour allows. */
  const guess = async (who: Client, times: number) => {
    const codes: (string | null)[] = [];
    for (let tries = 0; tries < times; tries += 1) {
      if (tries % 5 === 0) await letForget();
      codes.push(refusal(await look(who, String(555_200 + tries)))[1]);
    }
    return codes;
  };
  const DAILY = Array.from({ length: 10 }, () => 'PIN_WRONG');

  let b: TestBusiness;
  let dish: ProductDto;
  beforeEach(async () => {
    b = await newBusiness();
    dish = await newProduct(b);
    const boss = await member(b, 'manager');
    expect((await setPin(boss.client, PIN)).status).toBe(200);
  });
  const cancelIn = async (who: Client, pin: string) =>
    tryToCancel(who, await orderIn(b, dish, 'PREPARING'), pin);

  it('are ten of one person; then none is looked at until the next day, however many quarters of an hour pass', async () => {
    const attendant = await member(b, 'attendant');
    expect(await guess(attendant.client, 10)).toEqual(DAILY);
    for (let quarter = 0; quarter < 3; quarter += 1) {
      await letForget();
      const answer = await cancelIn(attendant.client, PIN);
      expect(refusal(answer)).toEqual([429, 'PIN_LIMIT_OF_DAY']);
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(20 * 3600);
      expect(answer.body.error.message).toContain(`${Math.ceil(seconds / 3600)} h`);
    }
    // However often: it is never said that a quarter of an hour is all there is to wait.
    for (let tries = 0; tries < 7; tries += 1)
      expect(refusal(await look(attendant.client, PIN))).toEqual([429, 'PIN_LIMIT_OF_DAY']);
    // What takes no PIN, and the PIN with somebody else, go on as ever.
    expect((await attendant.client.get('/api/orders')).status).toBe(200);
    expect((await cancelIn(await b.person('attendant'), PIN)).status).toBe(200);
    await letDayPass();
    expect((await cancelIn(attendant.client, PIN)).status).toBe(200);
  });

  it('are said to be used up in the last one that is looked at', async () => {
    const attendant = await b.person('attendant');
    await guess(attendant, 9);
    await letForget();
    const last = await look(attendant, '555123');
    expect(last.body.error.details).toMatchObject({ code: 'PIN_WRONG', triesLeft: 0 });
  });

  it('do not count those that were right, nor those that were not looked at', async () => {
    const attendant = await b.person('attendant');
    for (let right = 0; right < 12; right += 1) expect((await cancelIn(attendant, PIN)).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, (_, index) => look(attendant, String(555_300 + index))));
    expect(await guess(attendant, 5)).toEqual(DAILY.slice(5));
    await letForget();
    expect(refusal(await look(attendant, PIN))).toEqual([429, 'PIN_LIMIT_OF_DAY']);
  });

  it('are written into the log once a day, where owners read it', async () => {
    const attendant = await member(b, 'attendant');
    await guess(attendant.client, 10);
    expect(await entriesOf(b)).toEqual([]);
    const person = { entity: 'user', entity_id: attendant.id, actor_id: Number(attendant.id) };
    await Promise.all(Array.from({ length: 5 }, () => look(attendant.client, PIN)));
    await guess(attendant.client, 3);
    expect(await entriesOf(b)).toEqual([person]);
    const log = await b.owner.get<{ action: string }[]>('/api/audit?entity=user&action=pin-limit');
    expect(log.body.data).toHaveLength(1);
    await letDayPass();
    await guess(attendant.client, 12);
    expect(await entriesOf(b)).toEqual([person, person]);
  });

  it('are fifty of all people of a business together, and of no other business', async () => {
    for (let people = 0; people < 5; people += 1)
      expect(await guess(await b.person('attendant'), 10)).toEqual(DAILY);
    const sixth = await member(b, 'attendant');
    for (let tries = 0; tries < 7; tries += 1)
      expect(refusal(await look(sixth.client, PIN))).toEqual([429, 'PIN_LIMIT_OF_DAY']);
    expect(await entriesOf(b)).toEqual([{ entity: 'business', entity_id: b.id, actor_id: Number(sixth.id) }]);
    expect((await cancel(await a.person('attendant'), PIN)).status).toBe(200);
    await letDayPass();
    expect(await guess(sixth.client, 10)).toEqual(DAILY);
  });
});

describe('a PIN asked for at the door, before the thing is known', () => {
  interface Strategy {
    sessionStrategy: { verify: (auth: { credentials: object }, config: { scope: string[] }) => void };
  }
  const viewer = (changes: object = {}) => ({
    userId: 1,
    name: 'Ana',
    role: 'attendant',
    branchIds: [],
    allow: [],
    deny: [],
    businessId: 'any',
    ...changes,
  });
  const approver = (changes: object = {}) => ({ ...viewer(), userId: 2, role: 'manager', ...changes });
  const verify = (credentials: object, permission: string) => {
    const { sessionStrategy } = fromServer('./sessions/strategy') as Strategy;
    sessionStrategy.verify({ credentials }, { scope: [permission] });
  };
  const withPin = (approvers: object[], changes: object = {}) =>
    viewer({ approval: { approvers, triesLeft: 3, usedBy: null }, ...changes });

  it.each(['order.refund', 'order.discount', 'order.cancel-after-preparation'])(
    'opens it for %s',
    (permission) => {
      expect(() => verify(viewer(), permission)).toThrow('PIN_REQUIRED');
      expect(() => verify(withPin([approver()]), permission)).not.toThrow();
      expect(() => verify(withPin([approver({ role: 'kitchen' })]), permission)).toThrow('PIN_WRONG');
    },
  );

  it('opens the export of customers to a manager by the PIN of an owner, not of a manager', () => {
    const asking = { role: 'manager' };
    expect(() => verify(withPin([approver()], asking), 'customer.export')).toThrow('PIN_WRONG');
    expect(() => verify(withPin([approver({ role: 'owner' })], asking), 'customer.export')).not.toThrow();
  });

  it('opens only the branches that the approver reaches too', () => {
    const asking = withPin([approver({ branchIds: ['b', 'c'] })], { branchIds: ['a', 'b'] }) as {
      branchIds: string[];
    };
    verify(asking, 'order.refund');
    expect(asking.branchIds).toEqual(['b']);
    const apart = withPin([approver({ branchIds: ['c'] })], { branchIds: ['a'] });
    expect(() => verify(apart, 'order.refund')).toThrow('PIN_WRONG');
  });
});

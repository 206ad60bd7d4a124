import { describe, expect, it } from 'vitest';
import type { SessionDto } from '../../../src/contracts/session';
import { anonymous, newBusiness, PASSWORD, unique } from '../support/business';
import { client, refusal, signIn, type Client } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { DAY_MS, HOUR_MS, nowMs } from '../support/instants';

interface Person {
  client: Client;
  email: string;
  id: number;
}

async function newPerson(role: 'owner' | 'attendant' = 'attendant'): Promise<Person> {
  const business = await newBusiness();
  const person = await business.person(role);
  const { user } = (await person.get<SessionDto>('/api/session')).body.data;
  return { client: person, email: user.email, id: Number(user.id) };
}

const tryToSignIn = (email: string, password: string) => anonymous.post('/api/session', { email, password });
const isSignedIn = async (who: Client) => (await who.get('/api/session')).body.data !== null;
const tokenIn = (cookie: string | null) => cookie?.split('=')[1] ?? '';

const become = (id: number, role: string) =>
  change(
    'UPDATE up_users_role_lnk SET role_id = (SELECT id FROM up_roles WHERE type = ?) WHERE user_id = ?',
    [role, id],
  );

describe('the cookie of a session', () => {
  it('is out of reach of scripts and of other sites, and lives as long as the browser', async () => {
    const { email } = await newPerson();
    const answer = await tryToSignIn(email, PASSWORD);
    const [pair, ...flags] = answer.headers.getSetCookie()[0]!.split('; ');
    expect(pair).toMatch(/^sid=[\w-]{43}$/);
    expect(flags.map((flag) => flag.toLowerCase()).sort()).toEqual(['httponly', 'path=/', 'samesite=lax']);
    expect(answer.text).not.toContain(tokenIn(pair!));
  });

  it('lives up to thirty days when the person wants to be remembered', async () => {
    const { email } = await newPerson();
    const answer = await anonymous.post('/api/session', { email, password: PASSWORD, remember: true });
    const [, expires] = /expires=([^;]+)/i.exec(answer.headers.getSetCookie()[0]!) ?? [];
    const days = (Date.parse(expires!) - nowMs()) / DAY_MS;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('is kept by the server as a hash alone', async () => {
    const person = await newPerson();
    const kept = await rows<object>('SELECT * FROM sessions WHERE user_id = ?', [person.id]);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(tokenIn(person.client.cookie));
  });

  it('is never one that the caller brought', async () => {
    const { email } = await newPerson();
    const brought = `sid=${'a'.repeat(43)}`;
    const answer = await client(brought).post('/api/session', { email, password: PASSWORD });
    expect(answer.headers.getSetCookie()[0]!.split(';')[0]).not.toBe(brought);
    expect(await isSignedIn(client(brought))).toBe(false);
  });

  it('is worth nothing when made up', async () => {
    for (const cookie of [
      'sid=',
      'sid=1',
      `sid=${'x'.repeat(43)}`,
      `sid=${'x'.repeat(5000)}`,
      'sid=%00',
      'sid="a"',
    ]) {
      expect(await isSignedIn(client(cookie)), cookie).toBe(false);
      expect(refusal(await client(cookie).get('/api/orders')), cookie).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });
});

describe('signing out', () => {
  it('kills the token at once, and only that one', async () => {
    const { client: first, email } = await newPerson();
    const second = await signIn(email, PASSWORD);
    const answer = await first.send('DELETE', '/api/session');
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sid=;.*expires=Thu, 01 Jan 1970/i);
    expect(await isSignedIn(first)).toBe(false);
    expect(await isSignedIn(second)).toBe(true);
  });
});

describe('signing in', () => {
  it('answers a wrong password, an unknown address and a person who may not alike', async () => {
    const [known, suspended, removed, blocked] = [
      await newPerson(),
      await newPerson(),
      await newPerson(),
      await newPerson(),
    ];
    await change("UPDATE up_users SET state = 'SUSPENDED' WHERE id = ?", [suspended.id]);
    await change("UPDATE up_users SET state = 'REMOVED' WHERE id = ?", [removed.id]);
    await change('UPDATE up_users SET blocked = ? WHERE id = ?', [true, blocked.id]);
    const answers = [
      await tryToSignIn(known.email, 'not the password'),
      await tryToSignIn(`${unique('nobody')}@example.test`, PASSWORD),
      await tryToSignIn(suspended.email, PASSWORD),
      await tryToSignIn(removed.email, PASSWORD),
      await tryToSignIn(blocked.email, PASSWORD),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.text).toBe(answers[0]!.text);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(answers[0]!.body.error.details.code).toBe('WRONG_CREDENTIALS');
    expect(await countOf('sessions', 'user_id IN (?, ?, ?)', [suspended.id, removed.id, blocked.id])).toBe(3);
  });

  it('does not mind the case of the address', async () => {
    const { email } = await newPerson();
    expect((await tryToSignIn(`  ${email.toUpperCase()} `.trim(), PASSWORD)).status).toBe(200);
  });

  it('locks an address after ten tries, known or not, whatever the password', async () => {
    const [person, bystander] = [await newPerson(), await newPerson()];
    const stranger = `${unique('stranger')}@example.test`;
    for (const email of [person.email, stranger]) {
      for (let tries = 1; tries <= 10; tries += 1) {
        expect(refusal(await tryToSignIn(email, `guess ${tries}`)), `try ${tries}`).toEqual([
          401,
          'WRONG_CREDENTIALS',
        ]);
      }
      for (const password of ['guess 11', PASSWORD]) {
        const answer = await tryToSignIn(email, password);
        expect(refusal(answer)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
        const seconds = Number(answer.headers.get('retry-after'));
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(900);
        expect(answer.body.error.details).toMatchObject({ retryAfter: seconds });
        expect(answer.body.error.message).toMatch(/\d+ minutes/);
      }
    }
    expect(await isSignedIn(person.client)).toBe(true);
    expect((await tryToSignIn(bystander.email, PASSWORD)).status).toBe(200);
  });

  it('forgets the tries of who got in', async () => {
    const { email } = await newPerson();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) await tryToSignIn(email, 'a wrong one');
      expect((await tryToSignIn(email, PASSWORD)).status).toBe(200);
    }
  });
});

describe('a session', () => {
  it('ends twelve hours after its last use, and after thirty days in any case', async () => {
    const [idle, old] = [await newPerson(), await newPerson()];
    await change('UPDATE sessions SET last_seen_at = ? WHERE user_id = ?', [
      nowMs() - 11.9 * HOUR_MS,
      idle.id,
    ]);
    expect(await isSignedIn(idle.client)).toBe(true);
    const [used] = await rows<{ seen: number }>(
      'SELECT last_seen_at AS seen FROM sessions WHERE user_id = ?',
      [idle.id],
    );
    expect(used!.seen).toBeGreaterThan(nowMs() - HOUR_MS);
    await change('UPDATE sessions SET last_seen_at = ? WHERE user_id = ?', [nowMs() - 12 * HOUR_MS, idle.id]);
    expect(await isSignedIn(idle.client)).toBe(false);

    await change('UPDATE sessions SET expires_at = ? WHERE user_id = ?', [nowMs(), old.id]);
    expect(await isSignedIn(old.client)).toBe(false);
  });

  it('lasts as long as the person: suspended, blocked or removed, they are out at the next request', async () => {
    const ways: [statement: string, value: string | boolean][] = [
      ['UPDATE up_users SET state = ? WHERE id = ?', 'SUSPENDED'],
      ['UPDATE up_users SET state = ? WHERE id = ?', 'REMOVED'],
      ['UPDATE up_users SET blocked = ? WHERE id = ?', true],
    ];
    for (const [statement, value] of ways) {
      const person = await newPerson();
      expect(await isSignedIn(person.client)).toBe(true);
      await change(statement, [value, person.id]);
      expect(await isSignedIn(person.client)).toBe(false);
    }
  });

  it('knows another role, a denial and an allowance at the next request', async () => {
    const person = await newPerson('owner');
    const grants = async () => (await person.client.get<SessionDto>('/api/session')).body.data.grants;
    expect((await grants())['menu.edit']).toBe('full');
    expect((await person.client.get('/api/categories')).status).toBe(200);

    await become(person.id, 'courier');
    expect((await grants())['menu.edit']).toBeUndefined();
    expect(refusal(await person.client.get('/api/categories'))).toEqual([403, 'FORBIDDEN']);

    await change('UPDATE up_users SET allow = ? WHERE id = ?', ['["menu.view"]', person.id]);
    expect((await person.client.get('/api/categories')).status).toBe(200);
    await change('UPDATE up_users SET deny = ? WHERE id = ?', ['["menu.view"]', person.id]);
    expect(refusal(await person.client.get('/api/categories'))).toEqual([403, 'FORBIDDEN']);
  });
});

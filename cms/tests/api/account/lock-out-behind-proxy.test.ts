import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, newAddress, newOwner, signInAs } from '../support/account';
import { anonymous } from '../support/business';
import { change } from '../support/database';
import { MINUTE_MS, nowMs } from '../support/instants';
import { tally } from '../support/proof';
import { freePort, newHome, spawnServer } from '../support/spawned';

const MOST = 10;
const LOCKED = [429, 'TOO_MANY_ATTEMPTS'];
const WRONG = [401, 'WRONG_CREDENTIALS'];

const keyOf = (name: string, subject: string) =>
  createHash('sha256').update(`${name}\n${subject}`).digest('hex');

describe('behind a proxy, and on another instance', () => {
  it('the lock holds from every address, by the one address the proxy saw, and after a restart', async () => {
    const [locked, open] = [await newOwner(), await newOwner()];
    for (let n = 0; n < MOST; n += 1) await signInAs(anonymous, locked.email, `guess number ${n}`);
    const network = keyOf('sign-in-network', '203.0.113.7');
    await change('INSERT INTO attempts (key, count, until) VALUES (?, 6000, ?)', [
      network,
      nowMs() + 15 * MINUTE_MS,
    ]);
    const home = await newHome();
    const server = await spawnServer(home, { port: await freePort(), env: { TRUST_PROXY: '1' } });
    const from = async (forwarded: string, email: string, password: string) => {
      const response = await fetch(`${server.url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ email, password }),
      });
      const { error } = (await response.json()) as { error?: { details: { code: string } } };
      return [response.status, error?.details.code];
    };
    expect(await from('192.0.2.1', locked.email, GOOD_PASSWORD)).toEqual(LOCKED);
    expect(await from('192.0.2.2', open.email, GOOD_PASSWORD)).toEqual([200, undefined]);

    for (let n = 0; n < MOST; n += 1)
      expect(await from(`192.0.2.${n + 10}`, open.email, `guess number ${n}`)).toEqual(WRONG);
    expect(await from('192.0.2.99', open.email.toUpperCase(), GOOD_PASSWORD)).toEqual(LOCKED);

    for (let n = 0; n < 5; n += 1)
      expect(await from(`198.51.100.${n}, 203.0.113.7`, newAddress('nobody'), 'whatever')).toEqual(LOCKED);
    expect(await from('203.0.113.7, 192.0.2.100', newAddress('nobody'), 'whatever')).toEqual(WRONG);
    await server.end('SIGKILL');
    tally('rotating addresses', MOST + 9);
  });
});

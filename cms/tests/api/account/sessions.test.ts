import { describe, expect, it } from 'vitest';
import type { OwnSessionDto } from '../../../src/contracts/account';
import type { PersonDto } from '../../../src/contracts/team';
import { actionsOf, GOOD_PASSWORD, newOwner, sessionOf, signInAs, type Owner } from '../support/account';
import { anonymous, newBusiness, PASSWORD } from '../support/business';
import { newBrowser, type Browser } from '../support/browser';
import { refusal } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { HOUR_MS, MINUTE_MS, nowMs } from '../support/instants';
import { mailAbout } from '../support/mailbox';
import { openEventStream } from '../support/stream';

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36';
const sessionsOf = async (browser: Browser) =>
  (await browser.get<OwnSessionDto[]>('/api/account/sessions')).body.data;

/** An owner with a session on a phone as well. */
async function onTwoDevices(): Promise<{ owner: Owner; phone: Browser; phoneId: string }> {
  const owner = await newOwner();
  const phone = newBrowser(PHONE);
  await signInAs(phone, owner.email);
  const found = (await sessionsOf(owner.browser)).find(({ kind }) => kind === 'PHONE');
  return { owner, phone, phoneId: found!.id };
}

describe('the list of own sessions', () => {
  it('says where, since when and which one asks, and nothing one could sign in with', async () => {
    const { owner, phone } = await onTwoDevices();
    const answer = await owner.browser.get<OwnSessionDto[]>('/api/account/sessions');
    const sessions = answer.body.data;
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toMatchObject({
      browser: 'Chrome',
      system: 'Linux',
      kind: 'DESKTOP',
      ip: '127.0.0.1',
    });
    expect(sessions.find(({ current }) => !current)).toMatchObject({ system: 'Android', kind: 'PHONE' });
    for (const { createdAt, lastSeenAt } of sessions) {
      expect(nowMs() - Date.parse(createdAt)).toBeLessThan(MINUTE_MS);
      expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
    }
    const hashes = await rows<{ token_hash: string; device_hash: string }>(
      'SELECT token_hash, device_hash FROM sessions WHERE user_id = ?',
      [owner.id],
    );
    for (const { token_hash, device_hash } of hashes) {
      expect(answer.text).not.toContain(token_hash);
      expect(answer.text).not.toContain(device_hash);
    }
    expect((await sessionsOf(phone)).find(({ current }) => current)).toMatchObject({ kind: 'PHONE' });
  });

  it('is of the person alone, and without those that have run out', async () => {
    const { owner, phoneId } = await onTwoDevices();
    await change('UPDATE sessions SET last_seen_at = ? WHERE id = ?', [nowMs() - 12 * HOUR_MS, phoneId]);
    expect(await sessionsOf(owner.browser)).toHaveLength(1);
    expect(await sessionsOf((await newOwner()).browser)).toHaveLength(1);
  });
});

describe('a session that is kept', () => {
  it('is on the list of its person, and counted for the team', async () => {
    const owner = await newOwner();
    const kept = newBrowser(PHONE);
    const answer = await kept.post('/api/session', {
      email: owner.email,
      password: GOOD_PASSWORD,
      remember: true,
    });
    expect(answer.status).toBe(200);
    expect((await sessionsOf(kept)).map(({ kind }) => kind).sort()).toEqual(['DESKTOP', 'PHONE']);
    const team = await owner.browser.get<PersonDto[]>('/api/team');
    expect(team.body.data.map(({ openSessions }) => openSessions)).toEqual([2]);
  });
});

describe('ending sessions', () => {
  it('ends one at once, with its stream, and the device is a new one', async () => {
    const { owner, phone, phoneId } = await onTwoDevices();
    const stream = await openEventStream('/api/events', { cookie: phone.header() });
    await stream.until(({ event }) => event === 'hello');
    expect((await owner.browser.send('DELETE', `/api/account/sessions/${phoneId}`)).status).toBe(204);
    expect(await sessionOf(phone)).toBeNull();
    expect(refusal(await phone.get('/api/orders'))).toEqual([401, 'NOT_SIGNED_IN']);
    await expect(stream.ended).resolves.toBeUndefined();
    expect(await sessionOf(owner.browser)).not.toBeNull();
    expect(await countOf('known_devices', 'user_id = ?', [owner.id])).toBe(1);
    expect(await actionsOf(owner.id)).toContain('end-session');
  });

  it('ends all others, and leaves the one that asks', async () => {
    const { owner, phone } = await onTwoDevices();
    await signInAs(newBrowser(), owner.email);
    expect((await owner.browser.send('DELETE', '/api/account/sessions')).status).toBe(204);
    expect(await sessionOf(phone)).toBeNull();
    expect(await sessionsOf(owner.browser)).toHaveLength(1);
    expect(await actionsOf(owner.id)).toContain('end-other-sessions');
  });

  it("answers somebody else's session like one that does not exist", async () => {
    const { owner, phone, phoneId } = await onTwoDevices();
    const business = await newBusiness();
    const colleague = await business.person('manager');
    for (const other of [(await newOwner()).browser, colleague]) {
      const [theirs, none] = [
        await other.send('DELETE', `/api/account/sessions/${phoneId}`),
        await other.send('DELETE', '/api/account/sessions/nothing0has0this0id00000'),
      ];
      expect(refusal(theirs)).toEqual([404, 'NOT_FOUND']);
      expect(theirs.text).toBe(none.text);
    }
    expect(await sessionOf(phone)).not.toBeNull();
    expect(await sessionOf(owner.browser)).not.toBeNull();
  });
});

describe('a session', () => {
  it('ends when another is opened in the same browser', async () => {
    const { browser, email } = await newOwner();
    const former = newBrowser();
    for (const [name, value] of browser.cookies) former.cookies.set(name, value);
    await signInAs(browser, email);
    expect(await sessionOf(former)).toBeNull();
    expect(await sessionOf(browser)).not.toBeNull();
  });

  it('is never one that was brought along: signing up, codes and tickets open new ones', async () => {
    const brought = 'a'.repeat(43);
    const browser = newBrowser();
    browser.cookies.set('sid', brought);
    const { email } = await newOwner();
    await signInAs(browser, email);
    expect(browser.cookies.get('sid')).not.toBe(brought);
    expect(browser.cookies.get('did')).toMatch(/^[\w-]{43}$/);
  });

  it('on a device with a name that was planted gives the device another', async () => {
    const { email } = await newOwner();
    const browser = newBrowser();
    browser.cookies.set('did', 'b'.repeat(43));
    await signInAs(browser, email);
    expect(browser.cookies.get('did')).not.toBe('b'.repeat(43));
  });

  it('on a till that a team shares leaves the device its name', async () => {
    const business = await newBusiness();
    const [till, names] = [newBrowser(), new Set<string | undefined>()];
    for (const person of [
      await business.person('attendant'),
      await business.person('manager'),
      business.owner,
    ]) {
      const { user } = (await sessionOf(person))!;
      expect((await signInAs(till, user.email, PASSWORD)).status).toBe(200);
      names.add(till.cookies.get('did'));
    }
    expect(names.size).toBe(1);
  });

  it('on a new device is told to the person by mail, the first one is not', async () => {
    const { owner } = await onTwoDevices();
    const mail = await mailAbout(owner.email, 'Signed in on a new device');
    expect(mail.text?.replace(/\u2060/g, '')).toContain('Chrome · Android · 127.0.0.1');
    expect((await signInAs(anonymous, owner.email)).status).toBe(200);
  });

  it('of somebody whose address is not confirmed any more is over', async () => {
    const { browser, id } = await newOwner();
    await change('UPDATE up_users SET confirmed = ? WHERE id = ?', [false, id]);
    expect(await sessionOf(browser)).toBeNull();
  });
});

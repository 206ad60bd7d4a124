import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { requestCode, checkCode, GOOD_PASSWORD, newOwner, newSignUp, signInAs } from '../support/account';
import { newBrowser } from '../support/browser';
import { rows } from '../support/database';
import { codeIn, mailTo, tokenIn } from '../support/mailbox';
import { fromServer } from '../support/server';

interface Log {
  level: string;
  add(transport: object): void;
  remove(transport: object): void;
}

/** Everything the server writes into its log while `work` is done, down to the last detail. */
async function logged(work: () => Promise<void>): Promise<string> {
  const { strapi } = globalThis as { strapi?: { log: Log } };
  if (!strapi) throw new Error('The server is not up');
  const winston = fromServer('winston') as { transports: { Stream: new (options: object) => object } };
  let text = '';
  const stream = new Writable({
    write(part: Buffer, _encoding, done) {
      text += part.toString();
      done();
    },
  });
  const transport = new winston.transports.Stream({ stream, level: 'silly' });
  const { level } = strapi.log;
  strapi.log.add(transport);
  strapi.log.level = 'silly';
  try {
    await work();
  } finally {
    strapi.log.level = level;
    strapi.log.remove(transport);
  }
  return text;
}

describe('the log', () => {
  it('says what was asked and where a mail was written, and nothing that opens a door', async () => {
    await newOwner();
    const secrets: string[] = [GOOD_PASSWORD];
    let email = '';
    const text = await logged(async () => {
      const owner = await newOwner();
      email = owner.email;
      const browser = newBrowser();
      await requestCode(browser, 'RECOVERY', email);
      const mail = await mailTo(email, 2);
      secrets.push(codeIn(mail), tokenIn(mail), owner.browser.cookies.get('sid') ?? '');
      const { body } = await checkCode(browser, 'RECOVERY', email, codeIn(mail));
      if (body.data.next === 'NEW_PASSWORD') secrets.push(body.data.ticket);
      await signInAs(browser, email);
      secrets.push(browser.cookies.get('sid') ?? '', browser.cookies.get('did') ?? '');
      await newSignUp({ password: 'short' });
    });
    expect(text).toContain('POST /api/account/codes/check 200');
    expect(text).toMatch(/A mail was written to .*\.eml/);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5);
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(email);
  });

  it('of who did what has no secret either', async () => {
    const { browser, id } = await newOwner();
    const password = 'a-password-of-mine-7';
    await browser.send('PUT', '/api/account/password', {
      currentPassword: GOOD_PASSWORD,
      newPassword: password,
    });
    await browser.post('/api/account/two-factor', { password });
    const entries = await rows<object>('SELECT * FROM audit_entries WHERE actor_id = ?', [id]);
    expect(entries.length).toBeGreaterThanOrEqual(3);
    const text = JSON.stringify(entries);
    for (const secret of [GOOD_PASSWORD, password, '$2a$', '$2b$']) expect(text).not.toContain(secret);
  });
});

import { describe, expect, it } from 'vitest';
import { requestCode, newOwner, sessionOf, signInAs, ticketFor } from '../support/account';
import { newBrowser } from '../support/browser';
import { change, countOf } from '../support/database';
import { DAY_MS, now, nowMs } from '../support/instants';
import { mailTo } from '../support/mailbox';
import { fromServer } from '../support/server';

async function sweep(): Promise<void> {
  const jobs = fromServer('./jobs/sweep') as { sweep: (now: Date) => Promise<void> };
  await jobs.sweep(now());
}

describe('what has run out', () => {
  it('is swept away: tries, codes, tickets and devices, and nothing that still counts', async () => {
    const { browser, email, id } = await newOwner();
    const old = newBrowser();
    await signInAs(old, email);
    await ticketFor(newBrowser(), email, 3);
    await change('DELETE FROM attempts', []);
    await requestCode(newBrowser(), 'RECOVERY', email);
    await mailTo(email, 4);
    const kept = () =>
      Promise.all([
        countOf('account_codes', 'user_id = ?', [id]),
        countOf('account_tickets', 'user_id = ?', [id]),
        countOf('known_devices', 'user_id = ?', [id]),
        countOf('sessions', 'user_id = ?', [id]),
      ]);
    await sweep();
    expect(await kept()).toEqual([1, 1, 2, 2]);
    expect(await countOf('attempts', 'until >= ?', [nowMs()])).toBeGreaterThan(0);

    await change('UPDATE attempts SET until = ?', [nowMs() - 1]);
    await change('UPDATE account_codes SET expires_at = ? WHERE user_id = ?', [nowMs() - 1, id]);
    await change('UPDATE account_tickets SET expires_at = ? WHERE user_id = ?', [nowMs() - 1, id]);
    await change('UPDATE known_devices SET last_used_at = ? WHERE user_id = ?', [nowMs() - 401 * DAY_MS, id]);
    await sweep();
    expect(await kept()).toEqual([0, 0, 0, 2]);
    expect(await countOf('attempts', 'until < ?', [nowMs()])).toBe(0);
    expect(await sessionOf(browser)).not.toBeNull();
  });
});

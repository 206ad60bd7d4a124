import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Emails from '../../../src/outbox/emails';
import type { Mailer } from '../../../src/integrations/mail/port';
import type { OutboxHandlers } from '../../../src/outbox/outbox';
import type { Sql } from '../../../src/database/sql';
import type { Tx } from '../../../src/database/transaction';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { change, countOf, rows } from '../support/database';
import { nowMs } from '../support/instants';
import { fromServer } from '../support/server';

type StartOutbox = (handlers: OutboxHandlers, options?: { leaseMs?: number }) => { stop(): Promise<void> };
interface Transactions {
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  read: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
}

interface MailJob {
  id: string;
  locked_until: number | null;
  locked_by: string | null;
  done_at: number | null;
}

const SHORT_LEASE_MS = 300;
const PATIENCE = { timeout: 20_000 };

let business: TestBusiness;
/** Each mail the double was given, in the order in which it was; a mail is `sent` once it is let go. */
let begun: { jobId: string; to: string; letGo: () => void }[];
const endings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  business = await newBusiness();
});

/** In place of the mail server one that holds every mail until the test lets it go. */
beforeEach(() => {
  begun = [];
  const { mailer } = fromServer('./integrations/mail') as { mailer: Mailer };
  const send = mailer.send.bind(mailer);
  mailer.send = (mail) =>
    // Mails of other suites are none of its business.
    mail.to.startsWith('lease-')
      ? new Promise((sent) => begun.push({ jobId: mail.id, to: mail.to, letGo: sent }))
      : send(mail);
  endings.push(() => Promise.resolve(void (mailer.send = send)));
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Starts what another instance runs of the outbox, on the same database. It ends with the test. */
function startInstance(options?: { leaseMs: number }): void {
  const { startOutbox } = fromServer('./outbox/worker') as { startOutbox: StartOutbox };
  const { outboxHandlers } = fromServer('./jobs/outbox-handlers') as { outboxHandlers: OutboxHandlers };
  const instance = startOutbox(outboxHandlers, options);
  endings.push(async () => {
    const stopped = instance.stop();
    begun.forEach(({ letGo }) => letGo());
    await stopped;
  });
}

/** Queues that many mails; answers to whom. */
async function queueMails(count: number): Promise<string[]> {
  const { enqueueEmail } = fromServer('./outbox/emails') as typeof Emails;
  const { inTransaction } = fromServer('./database/transaction') as Transactions;
  const readers = Array.from({ length: count }, () => `lease-${unique('reader')}@example.test`);
  const letter = {
    letter: 'password-changed',
    language: 'en',
    args: { device: 'a phone', url: 'https://comanda.example' },
  } as const;
  await inTransaction(async (tx) => {
    for (const to of readers) await enqueueEmail(tx, { businessId: business.id, to, ...letter });
  });
  return readers;
}

const jobOf = async ({ jobId }: { jobId: string }): Promise<MailJob> => {
  const [job] = await rows<MailJob>('SELECT id, locked_until, locked_by, done_at FROM outbox WHERE id = ?', [
    jobId,
  ]);
  if (!job) throw new Error('The job is gone');
  return job;
};

const untilBegun = (count: number) => expect.poll(() => begun.length, PATIENCE).toBeGreaterThanOrEqual(count);

/** Lets every mail go until none is left to be sent. */
async function sendAll(): Promise<void> {
  const isOpen = () =>
    countOf('outbox', "business_id = ? AND topic = 'letter' AND done_at IS NULL", [business.id]);
  await expect
    .poll(() => {
      begun.forEach(({ letGo }) => letGo());
      return isOpen();
    }, PATIENCE)
    .toBe(0);
}

/** As if nobody had renewed them for long enough, except those of mails that are being sent. */
const endLeasesOfWaiting = () =>
  change(
    `UPDATE outbox SET locked_until = 1 WHERE business_id = ? AND id NOT IN (${begun.map(() => '?').join(', ')})`,
    [business.id, ...begun.map(({ jobId }) => jobId)],
  );

describe('two instances and a slow mail server', () => {
  it('send every mail once: what waits behind a slow mail is leased by nobody', async () => {
    const readers = await queueMails(6);
    await untilBegun(1);
    await endLeasesOfWaiting();
    startInstance();
    await untilBegun(2);
    await sendAll();
    expect(begun.map(({ to }) => to).sort()).toEqual([...readers].sort());
  });

  it('keep a mail leased for as long as it is being sent', async () => {
    const readers = await queueMails(3);
    await untilBegun(1);
    startInstance({ leaseMs: SHORT_LEASE_MS });
    await untilBegun(2);
    const slow = begun[1]!;
    const first = (await jobOf(slow)).locked_until ?? 0;
    await expect
      .poll(async () => (await jobOf(slow)).locked_until, PATIENCE)
      .toBeGreaterThan(first + SHORT_LEASE_MS);
    // A third instance finds the one that waits.
    startInstance({ leaseMs: SHORT_LEASE_MS });
    await untilBegun(3);
    await sendAll();
    expect(begun.map(({ to }) => to).sort()).toEqual([...readers].sort());
  });

  it('do not store the outcome of a job that another one has leased since', async () => {
    await queueMails(2);
    await untilBegun(1);
    const lost = begun[0]!;
    await change("UPDATE outbox SET locked_by = 'another instance', locked_until = ? WHERE id = ?", [
      nowMs() + 30_000,
      lost.jobId,
    ]);
    lost.letGo();
    await untilBegun(2);
    expect(await jobOf(lost)).toMatchObject({ locked_by: 'another instance', done_at: null });
    await change('UPDATE outbox SET locked_until = NULL WHERE id = ?', [lost.jobId]);
    await sendAll();
  });
});

it('a mail that was sent while the database went away is not sent once more', async () => {
  const [reader] = await queueMails(1);
  await untilBegun(1);
  const transactions = fromServer('./database/transaction') as Transactions;
  const { read } = transactions;
  let refusals = 0;
  transactions.read = (work) =>
    read((sql) => {
      const run: Sql['run'] = (text, parameters) => {
        if (!text.includes('SET done_at') || refusals > 0) return sql.run(text, parameters);
        refusals += 1;
        return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
      };
      return work({ ...sql, run });
    });
  endings.push(() => Promise.resolve(void (transactions.read = read)));
  await sendAll();
  expect(refusals).toBe(1);
  expect(begun.map(({ to }) => to)).toEqual([reader]);
});

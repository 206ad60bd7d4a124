import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BlackBoxEntry } from '../../../src/contracts/black-box';
import type { PrinterDto } from '../../../src/contracts/printing';
import { blackBoxOf, laneEntriesOf } from '../support/black-box';
import { newBusiness, type TestBusiness } from '../support/business';
import { change } from '../support/database';
import { HOUR_MS, MINUTE_MS, ago } from '../support/instants';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { paperPrinter } from '../support/paper-printer';
import { accept, jobsOf, kitchenWith, printWaitingNow, printerOf } from '../support/printing';
import { fromServer, serverUrl } from '../support/server';
import { cardOf, orderIn, performAction } from '../support/states';

// Booting may take longer than a test does.
beforeAll(() => serverUrl());

const PATIENCE = { timeout: 20_000 };

/** What a lane of the black box of an order tells. */
const entriesOf = async (made: TestBusiness, id: string, kind: 'PRINTER' | 'SERVER') =>
  laneEntriesOf(await blackBoxOf(made, id), kind);

/** An order whose ticket waits for a printer that is dead. */
async function waitingForDead() {
  const paper = await paperPrinter();
  const { made, product, printer } = await kitchenWith(paper);
  await paper.off();
  const { id } = await newOrder(made, product);
  await accept(made, id);
  await vi.waitFor(
    async () => expect((await printerOf(made, printer.id)).problem).toBe('UNREACHABLE'),
    PATIENCE,
  );
  return { made, printer, paper, id };
}

const inOrder = (entries: readonly BlackBoxEntry[]) => {
  const moments = entries.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort());
};

describe('a ticket in the black box of its order', () => {
  it('of a printer that is dead and comes back was queued, failed and printed, each in its time', async () => {
    const { made, printer, paper, id } = await waitingForDead();
    await change('UPDATE print_jobs SET created_at = ?, queued_at = ? WHERE printer_id = ?', [
      ago(5 * MINUTE_MS),
      ago(5 * MINUTE_MS),
      printer.id,
    ]);
    const ticket = { detail: 'KITCHEN', who: printer.name };
    const failed = { ...ticket, what: 'TICKET_FAILED', reason: 'UNREACHABLE' };
    const waits = await entriesOf(made, id, 'PRINTER');
    expect(waits).toMatchObject([{ ...ticket, what: 'TICKET_QUEUED' }, failed]);
    expect(waits[1]?.tries).toBeGreaterThanOrEqual(1);
    inOrder(waits);

    await paper.on();
    await printWaitingNow();
    const printed = await entriesOf(made, id, 'PRINTER');
    expect(printed).toMatchObject([
      { what: 'TICKET_QUEUED', at: waits[0]?.at },
      failed,
      { ...ticket, what: 'TICKET_PRINTED', reason: null, tries: (printed[1]?.tries ?? 0) + 1 },
    ]);
    expect(printed[2]?.waitedSec).toBeGreaterThanOrEqual(300);
    inOrder(printed);
  });

  it('failed where it was to be printed then, and is queued again where somebody sends it', async () => {
    const { made, printer, id } = await waitingForDead();
    await change('UPDATE print_jobs SET queued_at = ? WHERE printer_id = ?', [ago(HOUR_MS), printer.id]);
    await printWaitingNow();
    const bar = await paperPrinter();
    const { body } = await made.owner.post<PrinterDto>('/api/printers', {
      ...{ branchId: made.branch.id, name: 'Bar', host: bar.host, port: bar.port },
    });
    const [job] = await jobsOf(made);
    const retry = { version: job?.version, printerId: body.data.id };
    expect((await made.owner.post(`/api/print-jobs/${job?.id}/retry`, retry)).status).toBe(200);
    await printWaitingNow();
    const entries = await entriesOf(made, id, 'PRINTER');
    expect(entries.map(({ what, who, reason }) => [what, who, reason])).toEqual([
      ['TICKET_QUEUED', printer.name, null],
      ['TICKET_FAILED', printer.name, 'TOO_OLD'],
      ['TICKET_REQUEUED', 'Bar', null],
      ['TICKET_PRINTED', 'Bar', null],
    ]);
  });

  it('does not wait for ever where its order is cancelled', async () => {
    const { made, id } = await waitingForDead();
    await performAction(made.owner, await cardOf(made, id), 'cancel');
    const kitchen = (await entriesOf(made, id, 'PRINTER')).filter(({ detail }) => detail === 'KITCHEN');
    expect(kitchen.map(({ what }) => what)).toEqual(['TICKET_QUEUED', 'TICKET_FAILED', 'TICKET_DROPPED']);
  });
});

describe('a mail in the black box of its order', () => {
  it('was queued, failed and sent, each in its time, and what its server said is told nobody', async () => {
    const made = await newBusiness();
    const email = `guest-${randomUUID()}@example.test`;
    const { mailer } = fromServer('./integrations/mail') as { mailer: { send: () => Promise<void> } };
    const refusing = vi
      .spyOn(mailer, 'send')
      .mockRejectedValue(new Error(`all recipients were rejected: 550 <${email}> is unknown`));
    const customer = { name: 'Ana Lima', phone: newPhone(), email };
    const { id } = await orderIn(made, await newProduct(made), 'PENDING', 'TAKEOUT', { customer });
    const mails = async () =>
      (await entriesOf(made, id, 'SERVER')).filter(({ detail }) => detail === 'order.confirmation-mail');
    const nextTryAt = expect.any(String) as string;
    const failed = { what: 'MAIL_FAILED', reason: 'REFUSED', tries: 1 };
    await vi.waitFor(
      async () => expect(await mails()).toMatchObject([{ what: 'MAIL_QUEUED' }, { ...failed, nextTryAt }]),
      PATIENCE,
    );
    expect(JSON.stringify(await mails())).not.toContain(email);

    refusing.mockRestore();
    await change('UPDATE outbox SET run_at = 0 WHERE dedupe_key = ?', [`order.confirmation-mail:${id}`]);
    await mailsTo(email);
    await vi.waitFor(
      async () =>
        expect(await mails()).toMatchObject([
          { what: 'MAIL_QUEUED' },
          { ...failed, nextTryAt: null },
          { what: 'MAIL_SENT', reason: null, tries: 2 },
        ]),
      PATIENCE,
    );
    inOrder(await mails());
  });
});

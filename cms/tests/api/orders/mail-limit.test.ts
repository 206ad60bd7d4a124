import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newBusiness } from '../support/business';
import { client } from '../support/client';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { orderBody } from '../support/ordering';
import { newEmail } from '../support/reminders';
import { freePort, newHome, spawnServer } from '../support/spawned';

const PATIENCE_MS = 120_000;

it(
  'an address is mailed so many confirmations, whoever orders; the orders are taken all the same',
  async () => {
    const business = await newBusiness();
    const { id, priceCents } = await newProduct(business);
    const home = await newHome();
    const server = await spawnServer(home, {
      port: await freePort(),
      env: { NODE_ENV: 'production' },
    });
    const email = newEmail();
    const order = async (to: string) => {
      const customer = { name: 'Ganhe R$500 em http://x.com', phone: '+5511987654321', email: to };
      const answer = await client(null, server.url).post(
        `/api/store/${business.branch.slug}/orders`,
        orderBody(id, priceCents, { customer }),
        { 'idempotency-key': randomUUID() },
      );
      expect(answer.status, answer.text).toBe(201);
    };
    for (let times = 0; times < 6; times += 1) await order(times % 2 ? email : email.toUpperCase());
    const other = newEmail();
    await order(other);
    await mailsTo(other, 1, home.folder);
    const mails = await mailsTo(email, 5, home.folder);
    expect(mails).toHaveLength(5);
    for (const { text } of mails) {
      expect(text).toContain('Ganhe R$500 em,');
      expect(text).not.toContain('x.com');
    }
  },
  PATIENCE_MS,
);

import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { change, countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { orderBody, place } from '../support/ordering';
import { panel, ROWS } from '../support/panel';
import { expectRefusal } from '../support/refused';
import { fromServer } from '../support/server';

const PATIENCE_MS = 120_000;

interface File {
  exec(statement: string): void;
  close(): void;
}

/** Another program with the database's file, which writes and does not come to an end until it is told to. */
function foreignWriter(): { letGo(): void } {
  const Database = fromServer('better-sqlite3') as new (file: string) => File;
  const file = new Database(path.join(process.env.DATA_DIR ?? '', 'comanda.db'));
  file.exec('BEGIN IMMEDIATE');
  let holds = true;
  const letGo = () => {
    if (holds) file.exec('ROLLBACK');
    if (holds) file.close();
    holds = false;
  };
  onTestFinished(letGo);
  return { letGo };
}

let business: TestBusiness;
let product: Awaited<ReturnType<typeof newProduct>>;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

/** What has to be stored, by each way there is: SQL, the Document Service, the panel. */
async function writes() {
  const superAdmin = await panel('strapi-super-admin');
  const plan = (await superAdmin.get<{ results: { documentId: string }[] }>(`${ROWS}/api::plans.plan`)).body
    .results[0]!;
  return {
    order: () => place(business, orderBody(product.id, product.priceCents)),
    category: () =>
      business.owner.post('/api/categories', { branchId: business.branch.id, name: `Made ${Math.random()}` }),
    plan: () => superAdmin.send('PUT', `${ROWS}/api::plans.plan/${plan.documentId}`, { trialDays: 14 }),
  };
}

// PostgreSQL's locks are rows.
describe.runIf(!process.env.DATABASE_URL)('another program that writes into the file of the database', () => {
  it('is waited for, and nobody else with those who wait', async () => {
    const { order, category, plan } = await writes();
    for (const write of [order, category, plan]) {
      const foreign = foreignWriter();
      let answered = false;
      const written = write().finally(() => (answered = true));
      for (let asked = 0; asked < 5; asked += 1) expect((await anonymous.get('/livez')).status).toBe(200);
      expect(answered).toBe(false);
      foreign.letGo();
      const { status, text } = await written;
      expect([200, 201], text).toContain(status);
    }
  });

  it(
    'is not waited for without end: what has to be stored is refused in words, and everything else goes on',
    async () => {
      const { strapi } = globalThis as { strapi?: { log: { error(...said: unknown[]): void } } };
      const { order, category, plan } = await writes();
      const menu = `/api/store/${business.branch.slug}/menu`;
      const reads = [menu, `/api/orders/board?branch=${business.branch.id}`, '/api/products', '/api/account'];
      const orders = () => countOf('orders', 'branch_id = ?', [business.branch.id]);
      const before = await orders();
      // Their coming back is to be noted as well.
      await change('UPDATE sessions SET last_seen_at = last_seen_at - 120000');
      const logged = vi.spyOn(strapi!.log, 'error');
      onTestFinished(() => logged.mockRestore());

      const foreign = foreignWriter();
      for (const language of LANGUAGES) {
        const said = { 'accept-language': language, 'idempotency-key': `locked-${language}-${before}` };
        const refused = await anonymous.post<never>(
          `/api/store/${business.branch.slug}/orders`,
          orderBody(product.id, product.priceCents),
          said,
        );
        expectRefusal(refused, language, ['an order', null, 503, 'UNAVAILABLE', []]);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(refusal(await category())).toEqual([503, 'UNAVAILABLE']);
      const { status, body } = await plan();
      expect([status, body.error?.details.code]).toEqual([503, 'UNAVAILABLE']);
      for (const read of reads) expect((await business.owner.get(read)).status, read).toBe(200);
      for (const probe of ['/livez', '/readyz']) expect((await anonymous.get(probe)).status, probe).toBe(200);
      // Strapi counts its uploads once in a while, whenever that may be.
      const said = logged.mock.calls.map(String).filter((line) => !line.startsWith('Cron job'));
      expect(said).toHaveLength(1);
      expect(said[0]).toContain('Another program holds the write lock of the database.');

      foreign.letGo();
      expect(await orders()).toBe(before);
      for (const write of [order, category, plan]) expect([200, 201]).toContain((await write()).status);
      expect(await orders()).toBe(before + 1);
    },
    PATIENCE_MS,
  );
});

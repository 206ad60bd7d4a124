import type { PrintJobDto } from '../../../src/contracts/printing';
import type { RequestWithBody } from './bodies';
import type { TestBusiness } from './business';
import { sign } from './devices';
import { acting, reading, type Example } from './example';
import { newProduct } from './menu';
import { newOrder } from './ordering';
import { newRow } from './plain-nouns';
import { printer as plainPrinter } from './plain/printer';
import { orderIn } from './states';

const printer = async (business: TestBusiness) => (await newRow(plainPrinter, business)).id;
/** A test page that waits: its printer is paused. */
const job = async (business: TestBusiness) =>
  (await business.owner.post<{ id: string }>(`/api/printers/${await printer(business)}/test`, {})).body.data
    .id;
/** A ticket that waits for a device which prints by itself. */
const deviceJob = async (business: TestBusiness) => {
  await sign(business, { prints: 'KITCHEN', key: 'counter-that-prints-1' });
  const { id } = await orderIn(business, await newProduct(business), 'ACCEPTED', 'TAKEOUT');
  const [job] = (await business.owner.get<PrintJobDto[]>(`/api/print-jobs?filters[orderId][$eq]=${id}`)).body
    .data;
  if (!job) throw new Error('No ticket waits for the device');
  return job.id;
};
const order = async (business: TestBusiness) => (await newOrder(business, await newProduct(business))).id;

/** Every route of printing that is about one thing; those of printers are a plain noun's. */
export const PRINT_EXAMPLES: Record<string, Example> = {
  'POST /api/printers/:id/test': acting(printer, 'printers', 'test'),
  'GET /api/print-jobs/:id/ticket': reading(job, 'print-jobs', '/ticket'),
  'POST /api/print-jobs/:id/retry': acting(job, 'print-jobs', 'retry', { version: 1 }),
  'POST /api/print-jobs/:id/cancel': acting(job, 'print-jobs', 'cancel', { version: 1 }),
  'POST /api/print-jobs/:id/printed': acting(job, 'print-jobs', 'printed', { version: 1 }),
  'POST /api/print-jobs/:id/done': acting(deviceJob, 'print-jobs', 'done', { version: 1 }),
  'POST /api/branches/:id/print-jobs/claim': acting(
    async (business) => (await business.addBranch()).id,
    'branches',
    'print-jobs/claim',
    { prints: 'KITCHEN' },
  ),
  'POST /api/orders/:id/papers': acting(order, 'orders', 'papers', { papers: 'KITCHEN' }),
  'POST /api/orders/:id/print': acting(order, 'orders', 'print', { printerId: 'none', kind: 'KITCHEN' }),
};

const KNOWN_ELSEWHERE = ['state', 'businessId', 'queuedAt', 'reprint', 'copy'];

/** One request for every route of printing that reads a body. */
export async function printRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const waiting = await job(business);
  const at = await printer(business);
  const forDevice = await deviceJob(business);
  const toPrint = await order(business);
  const versioned = { version: 1 };
  return [
    {
      method: 'POST',
      path: `/api/orders/${toPrint}/papers`,
      body: { papers: 'KITCHEN' },
      alsoUnknown: KNOWN_ELSEWHERE,
    },
    {
      method: 'POST',
      path: `/api/branches/${business.branch.id}/print-jobs/claim`,
      body: { prints: 'KITCHEN' },
      alsoUnknown: KNOWN_ELSEWHERE,
    },
    {
      method: 'POST',
      path: `/api/print-jobs/${forDevice}/done`,
      body: versioned,
      alsoUnknown: KNOWN_ELSEWHERE,
    },
    {
      method: 'POST',
      path: `/api/print-jobs/${waiting}/retry`,
      body: { ...versioned, printerId: at },
      alsoUnknown: KNOWN_ELSEWHERE,
    },
    {
      method: 'POST',
      path: `/api/print-jobs/${waiting}/cancel`,
      body: versioned,
      alsoUnknown: KNOWN_ELSEWHERE,
    },
    {
      method: 'POST',
      path: `/api/print-jobs/${waiting}/printed`,
      body: versioned,
      alsoUnknown: KNOWN_ELSEWHERE,
    },
    {
      method: 'POST',
      path: `/api/orders/${toPrint}/print`,
      body: { printerId: at, kind: 'KITCHEN' },
      alsoUnknown: KNOWN_ELSEWHERE,
    },
  ];
}

import { expect, vi } from 'vitest';
import type { PrinterDto, PrintJobDto } from '../../../src/contracts/printing';
import { newBusiness, type TestBusiness } from './business';
import { newProduct } from './menu';
import type { paperPrinter } from './paper-printer';
import { fromServer, serverUrl } from './server';
import { performAction, cardOf } from './states';

type Paper = Awaited<ReturnType<typeof paperPrinter>>;

/** A business whose kitchen has a printer. */
export async function kitchenWith(paper: Paper, more: object = {}) {
  const made = await newBusiness();
  const product = await newProduct(made, { name: 'Pão de queijo' });
  const { status, body, text } = await made.owner.post<PrinterDto>('/api/printers', {
    branchId: made.branch.id,
    name: 'Kitchen',
    host: paper.host,
    port: paper.port,
    ...more,
  });
  if (status !== 201) throw new Error(text);
  return { made, product, printer: body.data };
}

export const jobsOf = async ({ owner, branch }: TestBusiness): Promise<PrintJobDto[]> =>
  (await owner.get<PrintJobDto[]>(`/api/print-jobs?filters[branchId][$eq]=${branch.id}&sort=queuedAt:asc`))
    .body.data;
export const statesOf = async (made: TestBusiness) =>
  (await jobsOf(made)).map(({ kind, state }) => `${kind} ${state}`);
export const printerOf = async ({ owner }: TestBusiness, id: string): Promise<PrinterDto> =>
  (await owner.get<PrinterDto>(`/api/printers/${id}`)).body.data;

/** Waits until a printer says what keeps it from printing. */
export const printerInTrouble = (
  made: TestBusiness,
  printerId: string,
  problem: PrinterDto['problem'] = 'UNREACHABLE',
): Promise<void> =>
  vi.waitFor(async () => expect((await printerOf(made, printerId)).problem).toBe(problem), {
    timeout: 10_000,
  });

/** Prints what waits as an instance does every few seconds, asking printers in trouble again at once. */
export async function printWaitingNow(): Promise<void> {
  await serverUrl();
  const worker = fromServer('./api/printing/use-cases/print-waiting') as {
    retryAllPrinters: () => void;
    printWaiting: (holds: () => Promise<boolean>, stopped: () => boolean) => Promise<void>;
    printersIdle: () => Promise<void>;
  };
  await worker.printersIdle();
  worker.retryAllPrinters();
  await worker.printWaiting(
    () => Promise.resolve(true),
    () => false,
  );
  await worker.printersIdle();
}

export const accept = async (made: TestBusiness, id: string) =>
  performAction(made.owner, await cardOf(made, id), 'accept');

/** Prints what stood on screens that are gone, as the clock of an instance does at that instant. */
export async function runScreenCheckAt(at: Date | number): Promise<void> {
  await serverUrl();
  const { printUnseen } = fromServer('./api/printing/use-cases/print-unseen') as {
    printUnseen: (now: Date) => Promise<void>;
  };
  await printUnseen(new Date(at));
}

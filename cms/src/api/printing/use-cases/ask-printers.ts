import type { DeviceTestPrinter } from '../../../contracts/devices';
import { read } from '../../../database/transaction';
import { networkPrinter } from '../../../integrations/printer';
import { activePrinters } from '../store/printers';
import { printerAtRest } from './print-waiting';

/** Asks every printer of a branch that prints whether it could, without paper: all at once, each after what it prints. */
export async function askPrinters(branchId: string): Promise<DeviceTestPrinter[]> {
  const printers = await read((sql) => activePrinters(sql, branchId));
  return Promise.all(
    printers.map(async ({ id, name, host, port }) => {
      await printerAtRest(id);
      const begun = performance.now();
      const problem = await networkPrinter.ask({ host, port });
      return { id, name, problem, answeredMs: problem ? null : Math.round(performance.now() - begun) };
    }),
  );
}

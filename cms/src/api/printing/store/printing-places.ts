import type { Sql } from '../../../database/sql';
import { DEVICE_AWAITED_MS, dutyOfDevices, type PrinterDuty } from '../../../domain/printing';
import { devicesPrintingSince } from '../../devices/exports';
import { activePrinters } from './printers';

interface Place {
  businessId: string;
  branchId: string;
}

/** Where tickets of a branch come out by themselves: its printers, and the devices that print by their browser. */
export async function printingPlaces(sql: Sql, place: Place, now: Date): Promise<PrinterDuty[]> {
  const devices = dutyOfDevices(await devicesPrintingSince(sql, place, awaitedSince(now)));
  return [...(await activePrinters(sql, place.branchId)), ...(devices ? [devices] : [])];
}

const awaitedSince = (now: Date) => new Date(now.getTime() - DEVICE_AWAITED_MS);

/** The branches that have printers, or devices that print, of all businesses: for the clock. */
export const branchesThatPrint = (sql: Sql, now: Date): Promise<Place[]> =>
  sql.all<Place>(
    `SELECT business_id AS "businessId", branch_id AS "branchId" FROM printers WHERE state = 'ACTIVE'
      UNION SELECT business_id, branch_id FROM devices
              WHERE presence <> 'REMOVED' AND prints IS NOT NULL AND last_sign_at > ? LIMIT 5000`,
    [awaitedSince(now).getTime()],
  );

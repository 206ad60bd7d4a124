import type { Sql } from '../../../database/sql';
import { dutyOfDevices, type PrinterDuty } from '../../../domain/printing';
import { SIGN_MS, devicesPrintingSince } from '../../devices/exports';
import { activePrinters } from './printers';

interface Place {
  businessId: string;
  branchId: string;
}

/** Where tickets of a branch come out by themselves: its printers, and the devices that print by their browser. */
export async function printingPlaces(sql: Sql, place: Place, now: Date): Promise<PrinterDuty[]> {
  const since = new Date(now.getTime() - SIGN_MS);
  const devices = dutyOfDevices(await devicesPrintingSince(sql, place, since));
  return [...(await activePrinters(sql, place.branchId)), ...(devices ? [devices] : [])];
}

/** The branches that have printers, or devices that print, of all businesses: for the clock. */
export const branchesThatPrint = (sql: Sql): Promise<Place[]> =>
  sql.all<Place>(
    `SELECT business_id AS "businessId", branch_id AS "branchId" FROM printers WHERE state = 'ACTIVE'
      UNION SELECT business_id, branch_id FROM devices WHERE presence = 'HERE' AND prints IS NOT NULL LIMIT 5000`,
  );

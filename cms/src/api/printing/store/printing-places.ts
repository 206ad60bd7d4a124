import type { Sql } from '../../../database/sql';
import { DEVICE_AWAITED_MS, deviceDuty, type PrinterDuty } from '../../../domain/printing';
import { branchesPrintingSince, devicesPrintingSince } from '../../devices/exports';
import { activePrinters, branchesWithPrinters } from './printers';

interface Place {
  businessId: string;
  branchId: string;
}

/** Where tickets of a branch come out by themselves: its printers, and the devices that print by their browser. */
export async function printingPlaces(sql: Sql, place: Place, now: Date): Promise<PrinterDuty[]> {
  const devices = deviceDuty(await devicesPrintingSince(sql, place, awaitedSince(now)));
  return [...(await activePrinters(sql, place.branchId)), ...(devices ? [devices] : [])];
}

const awaitedSince = (now: Date) => new Date(now.getTime() - DEVICE_AWAITED_MS);

/** The branches that have printers, or devices that print, of all businesses: for the clock. */
export async function branchesThatPrint(sql: Sql, now: Date): Promise<Place[]> {
  const places = [
    ...(await branchesWithPrinters(sql)),
    ...(await branchesPrintingSince(sql, awaitedSince(now))),
  ];
  return [...new Map(places.map((place) => [place.branchId, place])).values()];
}

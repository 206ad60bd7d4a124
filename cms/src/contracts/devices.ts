import { z } from 'zod';
import { MAX_REPORT_AGE_MS, type DeviceFacts, type DeviceProblem } from '../domain/devices';
import { DEVICE_PRINTS, type PrintProblem } from '../domain/printing';
import { oneLine } from './text';

/**
 * What an order did on a device; each is told once. `LOCKED`, `MUTED`: it should have rung and could not, or was not to.
 * `CALLED`, `SILENCED`: it rang there for the last time before it expires, which was silenced there alone.
 */
export const SIGNAL_KINDS = [
  'RECEIVED',
  'DRAWN',
  'RUNG',
  'LOCKED',
  'MUTED',
  'CALLED',
  'SILENCED',
  'SEEN',
  'PRINTED',
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** How long before this message something was, in milliseconds by the device's own clock that is never set. */
const ago = z.int().min(0).max(MAX_REPORT_AGE_MS);

/** What a device is known by, made on it at its first use. */
export const deviceKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

const name = oneLine().min(2).max(60);

/** Body of `POST /api/branches/:id/heartbeat`: a device says that it is there, how it listens, and what happened on it. */
export const heartbeatBody = z.strictObject({
  device: z
    .strictObject({
      key: deviceKey,
      /** What it is called until somebody names it. */
      name,
      shows: z.enum(['BOARD', 'KITCHEN', 'DASHBOARD']),
      station: oneLine().max(40).nullable(),
      sound: z.enum(['ON', 'LOCKED', 'OFF']),
      volume: z.int().min(0).max(100),
      page: z.string().max(80).nullable(),
      visible: z.boolean(),
      connection: z.enum(['LIVE', 'CATCHING_UP']),
      /** Which tickets it prints by itself when an order is accepted; null for none. */
      prints: z.enum(DEVICE_PRINTS).nullable().default(null),
    })
    .optional(),
  signals: z
    .array(z.strictObject({ order: z.string().min(1).max(64), kind: z.enum(SIGNAL_KINDS), ago }))
    .max(100)
    .optional(),
  /** When it could not hear of anything. */
  gaps: z
    .array(z.strictObject({ fromAgo: ago, toAgo: ago }))
    .max(20)
    .optional(),
  /** Its person went to another page: it is not missed until it gives a sign again. */
  left: z.boolean().optional(),
});
export type HeartbeatBody = z.output<typeof heartbeatBody>;

/** What it answers, inside `data`, to a device that told of itself. */
export interface HeartbeatDto {
  id: string;
  name: string;
}

/** Body of `POST /api/branches/:id/devices/:deviceId/rename`. */
export const deviceBody = z.strictObject({ name });

/** A device on which orders should be seen or heard. */
export interface DeviceDto extends DeviceFacts {
  id: string;
  name: string;
  station: string | null;
  /** What is wrong with it, worst first. */
  problems: DeviceProblem[];
}

/** `GET /api/branches/:id/devices`, inside `data`. */
export interface RollCallDto {
  /** Those on which a new order would ring now. */
  listening: number;
  /** Kitchen screens on which what was accepted would be heard. */
  kitchens: number;
  devices: DeviceDto[];
}

/** What a test came to on one device. Milliseconds after the test was asked for; null while it did not tell. */
export interface DeviceTestRow {
  id: string;
  name: string;
  shows: DeviceFacts['shows'];
  receivedMs: number | null;
  drawnMs: number | null;
  rungMs: number | null;
  /** Why it could not ring. */
  silence: 'LOCKED' | 'MUTED' | null;
}

/** What a printer of the network answered in a test; neither time nor problem while it is waited for. */
export interface DeviceTestPrinter {
  id: string;
  name: string;
  /** Milliseconds until it said that it could print; it is not made to. */
  answeredMs: number | null;
  problem: PrintProblem | null;
}

/** `GET` and `POST /api/branches/:id/device-test`, inside `data`: the last test, or null where there was none. */
export interface DeviceTestDto {
  startedAt: string;
  startedBy: string;
  /** Until then devices are waited for. */
  endsAt: string;
  orderId: string;
  orderNumber: string;
  rows: DeviceTestRow[];
  printers: DeviceTestPrinter[];
}

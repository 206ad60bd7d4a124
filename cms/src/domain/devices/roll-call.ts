import { HEARTBEAT_MS } from '../orders/can-order';

/** What a device says of itself, with when it last did (ISO-8601 UTC). */
export interface DeviceFacts {
  shows: 'BOARD' | 'KITCHEN' | 'DASHBOARD';
  sound: 'ON' | 'LOCKED' | 'OFF';
  /** Percent. */
  volume: number;
  /** Which build of the page it shows; null where it cannot tell. */
  page: string | null;
  visible: boolean;
  connection: 'LIVE' | 'CATCHING_UP';
  lastSignAt: string;
}

/**
 * `MISSING`: it was used lately, and gives no sign. `SOUND_LOCKED`: its browser keeps the page silent until somebody
 * presses something. `SOUND_OFF`, `QUIET`: somebody wanted it so. `CATCHING_UP`: it does not hear of orders at the moment.
 * `HIDDEN`: another window is in front. `OLD_PAGE`: it shows a former build.
 */
export const DEVICE_PROBLEMS = [
  'MISSING',
  'CATCHING_UP',
  'SOUND_LOCKED',
  'SOUND_OFF',
  'QUIET',
  'HIDDEN',
  'OLD_PAGE',
] as const;
export type DeviceProblem = (typeof DEVICE_PROBLEMS)[number];

/** A device that gave no sign for so long is not missed any more. */
export const MISSED_DAYS = 7;
/** Softer than that a ring is not heard over a kitchen, in percent. */
const QUIET_BELOW = 40;

/**
 * What is wrong with a device that should be listening, worst first; nothing where it listens as it should. Of one that
 * gives no sign nothing else is said: what it said last need not be so any more.
 *
 * @param currentPage the build that is served now; null where it is not known
 */
export function deviceProblems(device: DeviceFacts, currentPage: string | null, now: Date): DeviceProblem[] {
  if (!isOnline(device, now)) return ['MISSING'];
  const wrong: Record<DeviceProblem, boolean> = {
    MISSING: false,
    CATCHING_UP: device.connection === 'CATCHING_UP',
    SOUND_LOCKED: device.sound === 'LOCKED',
    SOUND_OFF: device.sound === 'OFF',
    QUIET: device.sound === 'ON' && device.volume < QUIET_BELOW,
    HIDDEN: !device.visible,
    OLD_PAGE: currentPage !== null && device.page !== null && device.page !== currentPage,
  };
  return DEVICE_PROBLEMS.filter((problem) => wrong[problem]);
}

/** Whether who looks at a device sees the orders that come: not on other pages, and not where it hears of none. */
export const showsOrders = ({
  visible,
  shows,
  connection,
}: Pick<DeviceFacts, 'visible' | 'shows' | 'connection'>): boolean =>
  visible && shows !== 'DASHBOARD' && connection === 'LIVE';

/** Whether a device gave a sign within the time after which it counts as gone. */
export const isOnline = ({ lastSignAt }: Pick<DeviceFacts, 'lastSignAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(lastSignAt) < HEARTBEAT_MS;

/** Whether what is told on it would be heard: it is there and neither silent nor cut off. */
export const isAudible = (problems: readonly DeviceProblem[]): boolean =>
  !problems.some((problem) => ['MISSING', 'CATCHING_UP', 'SOUND_LOCKED', 'SOUND_OFF'].includes(problem));

/** Whether a new order rings on it: a kitchen screen hears of what was accepted, and of others when nobody answers them. */
export const ringsForNew = (shows: DeviceFacts['shows']): boolean => shows === 'BOARD';

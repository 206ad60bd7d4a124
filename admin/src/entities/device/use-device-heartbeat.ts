import type { HeartbeatBody } from '@contracts/devices';
import { useEffect } from 'react';
import { pageBuild, defaultDeviceName } from './device';
import { devicePrints } from './device-prints';
import { useDeviceKey } from './use-device-key';
import { recordGap, onRecorded, takeUnsent } from './signals';
import { liveConnection } from '../live/live';
import { soundBlocked, soundEnabled } from '@shared/state/sound-player';
import { soundSettings } from '../order/sounds';
import { isNotAnswered } from '@shared/api/error';
import { request, sendOnPageHide } from '@shared/api/request';
import { sendAs } from '@shared/api/sender';

const BEAT_MS = 45_000;
/** What happens within this time is told together. */
const GATHER_MS = 4_000;
const SOON_MS = 150;

const pathOf = (branchId: string) => `/api/branches/${branchId}/heartbeat`;

type Device = NonNullable<HeartbeatBody['device']>;

interface Shown {
  branchIds: readonly string[];
  shows: 'BOARD' | 'KITCHEN' | 'DASHBOARD';
  station?: string | null;
  /** The branches whose orders it has, where that can be less than all that it shows. */
  loaded?: readonly string[];
}

/**
 * Says that this screen is there, how it listens, and what orders did on it: every while, soon after something changed or
 * happened, and at once where somebody waits for it. What does not arrive is told with the next; what a server refuses is
 * not told again, so that nothing keeps a device from giving its sign. Each branch is told for itself, also of what
 * was noted before its beat began, and keeps what is about its own orders; one whose orders are not there yet is told that the
 * screen does not hear of them. A kitchen that is left for another page says so, and is not missed; a board that is left is:
 * it rings and prints for its branch.
 */
export function useDeviceHeartbeat({ branchIds, shows, station = null, loaded = branchIds }: Shown): void {
  const shown = branchIds.join();
  const there = loaded.join();
  const key = useDeviceKey(shows);
  // Another page calls beside whatever is done on it.
  useEffect(() => (key === null || shows === 'DASHBOARD' ? undefined : sendAs(key)), [key, shows]);
  useEffect(() => {
    if (key === null) return;
    const ids = shown.split(',');
    const heard = there.split(',');
    const device = (branchId: string) => describe({ key, shows, station, hears: heard.includes(branchId) });
    const { pathname } = window.location;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let dueAt = Infinity;
    const later = (ms: number) => {
      const at = performance.now() + ms;
      if (timer && at >= dueAt) return;
      if (timer) clearTimeout(timer);
      dueAt = at;
      timer = setTimeout(beat, ms);
    };
    const beat = () => {
      timer = null;
      dueAt = Infinity;
      later(BEAT_MS);
      for (const told of takeUnsent(ids)) tell(told, device(told.branchId));
    };
    const untold = () => takeUnsent(ids).filter(({ signals, gaps }) => signals.length + gaps.length > 0);
    const leave = () => {
      for (const { branchId, giveBack, ...told } of untold()) {
        sendOnPageHide(pathOf(branchId), { device: device(branchId), ...told });
        // Nobody hears whether it arrived: a page that the browser brings back tells it once more.
        giveBack();
      }
    };
    const changed = () => later(SOON_MS);
    beat();
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', leave);
    const stops = [
      onRecorded((urgent) => later(urgent ? SOON_MS : GATHER_MS)),
      soundBlocked.subscribe(changed),
      soundEnabled.subscribe(changed),
      soundSettings.subscribe(changed),
      devicePrints.subscribe(changed),
      liveConnection.state.subscribe(changed),
    ];
    watchGaps();
    return () => {
      if (timer) clearTimeout(timer);
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', leave);
      stops.forEach((stop) => stop());
      // A kitchen that breaks ends at its own address, and one that is closed without this: those are missed.
      const left = shows === 'KITCHEN' && window.location.pathname !== pathname;
      // What is still gathered would wait until these branches are shown again.
      for (const told of left ? takeUnsent(ids) : untold()) tell(told, device(told.branchId), { left });
    };
  }, [shown, there, key, shows, station]);
}

function tell(
  { branchId, giveBack, ...told }: ReturnType<typeof takeUnsent>[number],
  device: Device,
  { left = false } = {},
): void {
  const body: HeartbeatBody = { device, ...told, ...(left && { left }) };
  // The next one comes then, and what this one told can be told again.
  const patience = AbortSignal.timeout(BEAT_MS);
  request('POST', pathOf(branchId), body, patience).catch((error: unknown) => {
    if (patience.aborted || isNotAnswered(error)) giveBack();
  });
}

interface Described extends Required<Pick<Shown, 'shows' | 'station'>> {
  key: string;
  /** Whether it has the orders of the branch that is told. */
  hears: boolean;
}

function describe({ key, shows, station, hears }: Described): Device {
  return {
    key,
    name: defaultDeviceName(navigator.userAgent),
    shows,
    station: station || null,
    sound: !soundEnabled.get() ? 'OFF' : soundBlocked.get() ? 'LOCKED' : 'ON',
    volume: soundSettings.get().volume,
    page: pageBuild(),
    visible: document.visibilityState === 'visible',
    connection: hears && liveConnection.state.get() !== 'offline' ? 'LIVE' : 'CATCHING_UP',
    // It is the board that prints.
    prints: shows === 'BOARD' ? devicePrints.get() : null,
  };
}

let watching = false;

/** Notes the time in which the line was down, once it is up again: once for the page, however many beats it has. */
function watchGaps(): void {
  if (watching) return;
  watching = true;
  let lostAt: number | null = null;
  liveConnection.state.subscribe(() => {
    const state = liveConnection.state.get();
    if (state === 'offline') lostAt ??= performance.now();
    if (state === 'online' && lostAt !== null) {
      recordGap(lostAt, performance.now());
      lostAt = null;
    }
  });
}

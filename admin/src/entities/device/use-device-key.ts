import type { DeviceFacts } from '@domain/devices';
import { useEffect, useState } from 'react';
import { deviceKey } from './device';

type Shows = DeviceFacts['shows'];

/** More kitchen windows than a browser has stations. */
const MOST_WINDOWS = 20;
/** A window that is loaded again finds its number held for as long as the browser takes to end the page before: seconds, on a busy tablet. */
const FREED_MS = 5_000;
const KEPT = 'comanda.kitchen-window';

/**
 * What a page is known by: what each shows is a device of its own, missed although another page of the same browser gives
 * signs, and each kitchen window is one, by a number that is the same again when it is opened again. Null until that is found.
 */
export function useDeviceKey(shows: Shows): string | null {
  const number = useKitchenWindow(shows === 'KITCHEN');
  if (shows === 'BOARD') return deviceKey();
  if (shows === 'DASHBOARD') return `${deviceKey()}-pages`;
  if (number === null) return null;
  return `${deviceKey()}-kitchen${number === 1 ? '' : `-${number}`}`;
}

/** Which of the kitchen windows of this browser this one is: the lowest number that no other has. */
function useKitchenWindow(isKitchen: boolean): number | null {
  const [number, setNumber] = useState<number | null>(null);
  useEffect(() => {
    if (!isKitchen) return;
    const left = new AbortController();
    void take(left.signal).then((taken) => {
      if (!left.signal.aborted) setNumber(taken);
    });
    return () => {
      left.abort();
      setNumber(null);
    };
  }, [isKitchen]);
  return number;
}

/** Takes a number until the window is left: that which it had, if it was only loaded again. */
async function take(left: AbortSignal): Promise<number> {
  // Without locks nobody knows of other windows.
  if (!('locks' in navigator)) return 1;
  const before = numberBefore();
  if (before > 0 && (await hold(before, left, FREED_MS))) return before;
  for (let number = 1; number <= MOST_WINDOWS; number += 1) {
    if (!(await hold(number, left))) continue;
    keepNumber(number);
    return number;
  }
  return MOST_WINDOWS;
}

/** Whether the number is this window's now: it is held until the window is left or closed. */
function hold(number: number, left: AbortSignal, patienceMs = 0): Promise<boolean> {
  return new Promise((resolve) => {
    const patience = patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true };
    const held = (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock === null || left.aborted) return;
      return new Promise<void>((free) => left.addEventListener('abort', () => free(), { once: true }));
    };
    // Another window has it for longer than that.
    navigator.locks.request(`${KEPT}.${number}`, patience, held).catch(() => resolve(false));
  });
}

function numberBefore(): number {
  try {
    return Number(sessionStorage.getItem(KEPT));
  } catch {
    return 0;
  }
}

function keepNumber(number: number): void {
  try {
    sessionStorage.setItem(KEPT, String(number));
  } catch {
    // Without storage a window that is loaded again takes the lowest that is free.
  }
}

import { DEVICE_PRINTS, type DevicePrints } from '@domain/printing/by-browser';
import { createStore } from '@shared/state/store';

const KEY = 'comanda.device.prints';

function saved(): DevicePrints | null {
  try {
    return DEVICE_PRINTS.find((each) => each === localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
}

/** Which tickets this device prints by itself when an order is accepted; null for none. */
export const devicePrints = createStore<DevicePrints | null>(saved());

export function chooseDevicePrints(prints: DevicePrints | null): void {
  devicePrints.set(prints);
  try {
    if (prints === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, prints);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

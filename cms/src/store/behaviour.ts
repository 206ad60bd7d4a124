import type { StoreContext } from '../domain/orders/store';
import { readSettings, type SettingValues, type StoredSettings } from '../domain/settings';

/** The columns of a branch in which its settings stand. */
export interface SettingColumns {
  settings: StoredSettings;
  autoAccept: StoredSettings;
}

/** The settings of a branch as one object: accepting by itself has a column of its own. */
export const storedSettings = ({ settings, autoAccept }: SettingColumns): StoredSettings => ({
  ...settings,
  autoAccept,
});

/** What of the settings taking an order depends on. */
export function behaviour(
  columns: SettingColumns & { settings: { closeWithoutBoardMin?: number | null } },
): Pick<StoreContext['branch'], 'autoAccept' | 'settings'> {
  const { orders, autoAccept, scheduling, numbering, kitchen } = readSettings(storedSettings(columns));
  const { enabled, minLeadMin, maxDays, slotMin, slotCapacity } = scheduling;
  return {
    autoAccept,
    settings: {
      scheduling: { enabled, minLeadMin, maxDays },
      slots: { minutes: Number(slotMin), capacity: slotCapacity },
      closeWithoutBoardMin: columns.settings.closeWithoutBoardMin ?? null,
      requirePickupCode: orders.requirePickupCode,
      learnedTimes: orders.learnedTimes,
      refundPercent: orders.refundPercent,
      discountPercent: orders.discountPercent,
      tips: orders.tips,
      maxOpenOrders: orders.maxOpenOrders,
      per15Min: orders.per15Min,
      expo: kitchen.expo,
      numbering,
    },
  };
}

export type CourierPolicy = SettingValues['couriers'];

/** How a branch gives its orders to couriers. */
export const courierPolicy = (columns: SettingColumns): CourierPolicy =>
  readSettings(storedSettings(columns)).couriers;

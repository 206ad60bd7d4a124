import type { DeviceTestDto, RollCallDto } from '@contracts/devices';
import { useLiveEvents } from '@entities/live/live';
import { useApi } from '@shared/api/use-api';
import { useThrottled } from '@shared/state/use-throttled';

export const devicesPath = (branchId: string) => `/api/branches/${branchId}/devices`;
export const testPath = (branchId: string) => `/api/branches/${branchId}/device-test`;

/** Read again when a device of the branch changes, and when too much was missed. */
function useDeviceEvents(branchId: string, readAgain: () => Promise<void>, everyMs: number): void {
  const soon = useThrottled(readAgain, everyMs);
  useLiveEvents(['devices.changed'], (event) => {
    if (event === null || event.branchId === branchId) soon();
  });
}

/** The devices that should be listening at a branch, as they are now. */
export function useRollCall(branchId: string) {
  const call = useApi<RollCallDto>(devicesPath(branchId));
  useDeviceEvents(branchId, call.readAgain, 1000);
  return call;
}

/** The last test of the branch's devices, filling in while it is under way. */
export function useDeviceTest(branchId: string) {
  const test = useApi<DeviceTestDto | null>(testPath(branchId));
  useDeviceEvents(branchId, test.readAgain, 250);
  return test;
}

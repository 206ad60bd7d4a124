import type { DeviceTestDto, RollCallDto } from '@contracts/devices';
import { concernsBranch, useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';

export const devicesPath = (branchId: string) => `/api/branches/${branchId}/devices`;
export const testPath = (branchId: string) => `/api/branches/${branchId}/device-test`;

/** The devices that should be listening at a branch, as they are now. */
export function useRollCall(branchId: string) {
  const call = useApi<RollCallDto>(devicesPath(branchId));
  useLiveRefetch(call.readAgain, {
    types: ['devices.changed'],
    everyMs: 1000,
    concerns: concernsBranch(branchId),
  });
  return call;
}

/** The last test of the branch's devices, filling in while it is under way. */
export function useDeviceTest(branchId: string) {
  const test = useApi<DeviceTestDto | null>(testPath(branchId));
  useLiveRefetch(test.readAgain, {
    types: ['devices.changed'],
    everyMs: 250,
    concerns: concernsBranch(branchId),
  });
  return test;
}

import type { BranchSettingsDto } from '@contracts/branch-settings';
import { DEFAULT_VALUES, type SettingValues } from '@domain/settings';
import { useLiveEvents } from '../live/live';
import { useApi } from '@shared/api/use-api';

export const settingsPath = (branchId: string) => `/api/branches/${branchId}/settings`;

/** How a branch behaves, as it is stored; what somebody changes on another device is here at once. */
export function useStoredSettings(branchId: string) {
  const { data, error, refetch } = useApi<BranchSettingsDto>(settingsPath(branchId));
  useLiveEvents(['store.changed'], (event) => {
    if (event === null || event.branchId === branchId) refetch();
  });
  return { data, error, refetch };
}

/** The same for screens that work by them; until they are known, by what holds by default. */
export const useBranchSettings = (branchId: string): SettingValues =>
  useStoredSettings(branchId).data?.values ?? DEFAULT_VALUES;

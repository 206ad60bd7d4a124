import { DEFAULT_VALUES, readSettings, type SettingValues } from '@domain/settings';
import { useCallback, useEffect, useMemo } from 'react';
import { useKeptOnline } from './use-kept-online';
import { useStoredSettings } from '@entities/branch/branch-settings';
import { useConnectionState } from '@entities/live/live';
import { offlineValue } from '@shared/state/offline-value';
import { useLatest } from '@shared/state/use-latest';

const keptSettings = (branchId: string) =>
  offlineValue<SettingValues>(`settings.${branchId}`, 1, (value) =>
    typeof value === 'object' && value !== null ? readSettings({ ...value }) : null,
  );

/** How the branch's kitchen behaves; where no server says so, as this device last heard it. */
export function useOfflineSettings(branchId: string): SettingValues {
  const { data, error, refetch } = useStoredSettings(branchId);
  const kept = useMemo(() => keptSettings(branchId), [branchId]);
  const before = useMemo(() => kept.load(), [kept]);
  const line = useConnectionState();
  const isMissed = error !== null && line === 'online';
  const latest = useLatest({ refetch });
  useKeptOnline(
    useCallback(() => {
      if (data) kept.save(data.values);
    }, [data, kept]),
  );
  useEffect(() => {
    if (isMissed) latest.current.refetch();
  }, [isMissed, latest]);
  return data?.values ?? before ?? DEFAULT_VALUES;
}

import type { MenuReleaseDto, StagedMenuDto, StagedRowDto } from '@contracts/menu-releases';
import type { StagedEntity } from '@domain/menu-releases';
import { RELEASE_EVENTS } from './release-events';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';

/** What is to change of a row, and by which release. */
export interface StagedOf {
  release: MenuReleaseDto;
  row: StagedRowDto;
}

/** Always the same, so that what is drawn from it stays. */
const NONE: never[] = [];

/** What the open releases of a branch will change, kept true while it is looked at. */
export function useStaged(branchId: string | undefined) {
  const { data, refetch, readAgain } = useApi<StagedMenuDto>('/api/menu/staged', {
    query: { branch: branchId },
    enabled: branchId !== undefined,
  });
  useLiveRefetch(readAgain, RELEASE_EVENTS);
  return { releases: data?.releases ?? NONE, rows: data?.rows ?? NONE, refetch };
}

export type Staged = ReturnType<typeof useStaged>;

/** What is staged of one row. */
export function stagedOf({ releases, rows }: Staged, entity: StagedEntity, id: string): StagedOf[] {
  return rows.flatMap((row) => {
    if (row.entity !== entity || row.id !== id) return [];
    const release = releases.find((one) => one.id === row.releaseId);
    return release ? [{ release, row }] : [];
  });
}

/** The names of the releases that change a product, by its id. */
export function stagedProducts({
  releases,
  rows,
}: Pick<Staged, 'releases' | 'rows'>): ReadonlyMap<string, string> {
  const names = new Map(releases.map(({ id, name }) => [id, name]));
  const found = new Map<string, string>();
  for (const { entity, id, releaseId } of rows) {
    const name = names.get(releaseId);
    if (entity !== 'product' || name === undefined) continue;
    const other = found.get(id);
    found.set(id, other === undefined ? name : `${other}, ${name}`);
  }
  return found;
}

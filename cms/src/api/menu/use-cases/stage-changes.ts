import { MAX_STAGED, type ReleaseRemark } from '../../../contracts/menu-releases';
import type { Language } from '../../../contracts/session';
import { inDocumentTransaction } from '../../../database/transaction';
import type { StagedEntity } from '../../../domain/menu-releases';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { inWords } from '../releases/present-release';
import { refusalOf, remarkOn, type Refusal } from '../releases/refusals';
import { changesOf, claimRelease, noteRelease, ownRelease, type KeptRemark } from '../releases/release-row';
import { stageChange, type WantedChange } from '../releases/stage-change';
import { STAGED_NOUNS } from '../releases/staged-nouns';

/** Puts into a release what one row is to have; refused as a save would be. */
export async function stageOne(viewer: Viewer, releaseId: string, wanted: WantedChange): Promise<void> {
  await stage(viewer, releaseId, [wanted], () => null);
}

/** The same for many rows: those that cannot be so are left out and named. */
export async function stageMany(
  viewer: Viewer,
  releaseId: string,
  wanted: readonly WantedChange[],
  language: Language,
): Promise<{ staged: number; refused: ReleaseRemark[] }> {
  const refused = await stage(viewer, releaseId, wanted, refusalOf);
  return {
    staged: wanted.length - refused.length,
    refused: refused.map((remark) => inWords(remark, language)),
  };
}

async function stage(
  viewer: Viewer,
  releaseId: string,
  wanted: readonly WantedChange[],
  forgive: (error: unknown) => Refusal | null,
): Promise<KeptRemark[]> {
  return inDocumentTransaction(async (tx) => {
    const release = await claimRelease(tx, viewer, releaseId, { action: 'stage', version: null });
    const earlier = new Map((await changesOf(tx, releaseId)).map((change) => [keyOf(change), change]));
    const refused: KeptRemark[] = [];
    for (const change of wanted) {
      const about = { entity: change.entity, entityId: change.id };
      try {
        await stageChange(tx, viewer, release, change, earlier.get(keyOf(about)));
      } catch (error) {
        const refusal = forgive(error);
        if (!refusal) throw error;
        const rows = await STAGED_NOUNS[change.entity].rows(viewer, [change.id]);
        refused.push(remarkOn({ ...about, name: rows.get(change.id)?.name ?? '' }, refusal.issue));
      }
    }
    const { change_count } = await ownRelease(tx, viewer, releaseId);
    if (change_count > MAX_STAGED) throw new ApiError(422, 'RELEASE_FULL', { args: { limit: MAX_STAGED } });
    const rows = wanted.map(({ entity, id, fields }) => ({ entity, id, fields: Object.keys(fields) }));
    await noteRelease(tx, release, viewer, {
      action: 'stage',
      after: { rows: rows.slice(0, 20), count: rows.length },
    });
    return refused;
  });
}

const keyOf = ({ entity, entityId }: { entity: StagedEntity; entityId: string }) => `${entity} ${entityId}`;

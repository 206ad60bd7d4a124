import type { LoyaltyProgramDto } from '../../../contracts/loyalty';
import { moveState } from '../../../crud/operations';
import { readOne } from '../../../crud/read-rows';
import { withCurrent } from '../../../crud/with-current';
import { read } from '../../../database/transaction';
import { LOYALTY_VERBS, type LoyaltyState, type LoyaltyVerb } from '../../../domain/loyalty';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { program } from '../nouns/program';
import { activeProgram } from '../store/programs';

/**
 * Activates, pauses or closes a program.
 *
 * @throws 409 STALE_VERSION with the current program, also from a state in which the verb is not possible; 422
 *   LOYALTY_OTHER_ACTIVE at `state`
 */
export async function moveProgram(
  viewer: Viewer,
  id: string,
  version: number,
  action: LoyaltyVerb,
): Promise<LoyaltyProgramDto> {
  const { to } = LOYALTY_VERBS[action];
  const from: readonly LoyaltyState[] = LOYALTY_VERBS[action].from;
  return withCurrent(program, viewer, async () => {
    const { state } = await readOne(program, viewer, id);
    if (action === 'activate') {
      const active = await read((sql) => activeProgram(sql, viewer.businessId));
      if (active && active.id !== id) throw invalid([{ code: 'LOYALTY_OTHER_ACTIVE', path: ['state'] }], 422);
    }
    const expected = from.find((each) => each === state) ?? from[0] ?? to;
    return moveState(program, viewer, id, { version, from: expected, to, action });
  });
}

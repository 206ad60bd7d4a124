import type { z } from 'zod';
import type { pauseBody } from '../../../contracts/menu';
import type { Viewer } from '../../../sessions/viewer';
import { changeExtra, changeVariation, type PartOf } from './change-part';

type Body = z.output<typeof pauseBody>;

const stateOf = ({ paused }: Body) => ({ state: paused ? ('PAUSED' as const) : ('ACTIVE' as const) });
const actionOf = ({ paused }: Body) => (paused ? 'pause' : 'resume');

/** Takes an extra off its group until somebody puts it back; the group has to stay possible without it. */
export function pauseExtra(viewer: Viewer, extra: PartOf, body: Body) {
  return changeExtra(viewer, extra, stateOf(body), actionOf(body));
}

/** The same for a variation; at least one stays on sale. */
export function pauseVariation(viewer: Viewer, variation: PartOf, body: Body) {
  return changeVariation(viewer, variation, stateOf(body), actionOf(body));
}

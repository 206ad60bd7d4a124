import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { actOnOrder } from './act-on-order';

/** Takes one step back that was taken by mistake; the time of the step is forgotten with it. */
export async function stepOrderBack(
  viewer: Viewer,
  id: string,
  { version, reason }: z.output<(typeof orderActionBodies)['step-back']>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'step-back', now, () => ({ version, reason }));
}

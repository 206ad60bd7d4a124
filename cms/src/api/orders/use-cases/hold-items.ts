import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { editOutcome, holdItems, nextRevision } from '../../../domain/edit';
import { transition } from '../../../domain/orders/life-cycle';
import { ApiError, invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import { actOnOrder } from './act-on-order';

type Body = z.output<typeof orderActionBodies.fire>;

/** The use-case of what changes when items are made: a revision without money, which the kitchen is told like any other. */
const change =
  (action: 'hold' | 'fire') =>
  (viewer: Viewer, id: string, { version, places }: Body, now: Date): Promise<OrderCardDto> =>
    actOnOrder(viewer, id, action, now, (order) => {
      if (version !== order.version) throw new OrderMoved(order.id);
      const step = transition(order, action, now);
      if (!step.ok) throw new OrderMoved(order.id, step.code);
      const meant = places ?? order.items.map((_, place) => place);
      const { items, changes } = holdItems(order.items, meant, action);
      if (changes.length === 0) throw invalid([{ code: 'NOTHING_CHANGED', path: ['places'] }], 422);
      const made = { by: viewer.name, at: now, reason: '', changes, deltaCents: 0 };
      const revision = nextRevision(order.revisions, made);
      if (!revision) throw new ApiError(422, 'TOO_MANY_REVISIONS');
      const { readyStations, modified } = editOutcome(order, items, revision);
      const revisions = [...order.revisions, revision];
      return { version, set: { items, revisions, readyStations, modified } };
    });

/** Keeps items of an order back: they are not to be made before they are fired. */
export const holdOrderItems = change('hold');

/** Items that were held are to be made now. */
export const fireOrderItems = change('fire');

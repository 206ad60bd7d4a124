import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { editOutcome, holdItems, nextRevision } from '../../../domain/edit';
import { transition } from '../../../domain/orders/life-cycle';
import { isPartlyMade } from '../../../domain/orders/station-parts';
import { ApiError, invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import type { StoredOrder } from '../store/order-row';
import { performAction } from './act-on-order';

type Body = z.output<typeof orderActionBodies.fire>;
type Work = Parameters<typeof performAction>[4];

/** The use-case of what changes when items are made: a revision without money, which the kitchen is told like any other. */
const change =
  (action: 'hold' | 'fire') =>
  (
    viewer: Viewer,
    id: string,
    { version, places, ago }: Body,
    now: Date,
    key: string | null,
  ): Promise<OrderCardDto> => {
    const work: Work = (order, _tx, at) => {
      if (version !== order.version) throw new OrderMoved(order.id);
      const step = transition(order, action, at);
      if (!step.ok) throw new OrderMoved(order.id, step.code);
      const made = action === 'hold' ? madePlaces(order, places ?? []) : [];
      if (made.length > 0) throw invalid(made, 422);
      const meant = places ?? order.items.map((_, place) => place);
      const { items, changes } = holdItems(order.items, meant, action);
      if (changes.length === 0) throw invalid([{ code: 'NOTHING_CHANGED', path: ['places'] }], 422);
      const told = { by: viewer.name, at, reason: '', changes, deltaCents: 0 };
      const revision = nextRevision(order.revisions, told);
      if (!revision) throw new ApiError(422, 'TOO_MANY_REVISIONS');
      const { action: _stays, ...inKitchen } = editOutcome(order, items, revision);
      const revisions = [...order.revisions, revision];
      return { version, set: { revisions, ...inKitchen } };
    };
    return performAction(viewer, id, action, now, work, { key, ago });
  };

/** What is made cannot be kept back: its pieces would go back on the shelf with what is held. */
const madePlaces = ({ items, readyStations }: StoredOrder, places: readonly number[]) =>
  places.flatMap((place, index) => {
    const item = items[place];
    return item && isPartlyMade(item, readyStations)
      ? [{ code: 'ALREADY_MADE', path: ['places', index] }]
      : [];
  });

/** Keeps items of an order back: they are not to be made before they are fired. */
export const holdOrderItems = change('hold');

/** Items that were held are to be made now. */
export const fireOrderItems = change('fire');

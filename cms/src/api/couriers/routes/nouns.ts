import { z } from 'zod';
import {
  assignBody,
  courierBoardQuery,
  paySettlementBody,
  renewLinkBody,
  returnedBody,
  settleBody,
  withdrawBody,
} from '../../../contracts/couriers';
import { readOne } from '../../../crud/read-rows';
import { nounRoutes } from '../../../crud/routes';
import { verb } from '../../../crud/verbs';
import { courier } from '../nouns/courier';
import { delivery } from '../nouns/delivery';
import { settlement } from '../nouns/settlement';
import { assignOrders } from '../use-cases/assign-orders';
import { receiveReturned } from '../use-cases/receive-returned';
import { readCourierBoard } from '../use-cases/read-courier-board';
import { readLink, readOwnLink, renewCourierLink } from '../use-cases/renew-link';
import {
  paySettlement,
  readOpenSettlement,
  readSettledTrips,
  settleCourier,
} from '../use-cases/settle-courier';
import { withCurrentOrder } from '../use-cases/with-current-order';
import { withdrawDelivery } from '../use-cases/withdraw-delivery';

const nothing = z.unknown();

export default nounRoutes(
  [
    courier,
    verb('GET', '/board', 'courier.view', courierBoardQuery, ({ viewer, body }) =>
      readCourierBoard(viewer, body.branchId),
    ),
    verb('GET', '/own-link', 'courier.view', nothing, ({ viewer }) => readOwnLink(viewer), {
      isSecret: true,
    }),
    verb('GET', '/:id/link', 'courier.edit', nothing, ({ viewer, id }) => readLink(viewer, id), {
      isSecret: true,
    }),
    verb(
      'POST',
      '/:id/renew-link',
      'courier.edit',
      renewLinkBody,
      ({ viewer, id, body, now }) => renewCourierLink(viewer, id, body.version, now),
      { isSecret: true },
    ),
    verb('GET', '/:id/settlement', 'courier.view', nothing, ({ viewer, id }) =>
      readOpenSettlement(viewer, id),
    ),
    verb(
      'POST',
      '/:id/settle',
      'courier.edit',
      settleBody,
      async ({ viewer, id, body, now }) =>
        readOne(settlement, viewer, await settleCourier(viewer, id, body, now)),
      { status: 201 },
    ),
  ],
  [
    delivery,
    verb(
      'POST',
      '',
      'courier.edit',
      assignBody,
      ({ viewer, body, now }) => withCurrentOrder(viewer, assignOrders(viewer, body, now)),
      { status: 201 },
    ),
    verb('POST', '/:id/withdraw', 'courier.edit', withdrawBody, ({ viewer, id, body, now }) =>
      withCurrentOrder(viewer, withdrawDelivery(viewer, id, body.version, now)),
    ),
    verb('POST', '/:id/returned', 'courier.edit', returnedBody, ({ viewer, id, body, now }) =>
      receiveReturned(viewer, id, body, now),
    ),
  ],
  [
    settlement,
    verb('GET', '/:id/deliveries', 'courier.view', nothing, ({ viewer, id }) => readSettledTrips(viewer, id)),
    verb('POST', '/:id/pay', 'courier.edit', paySettlementBody, async ({ viewer, id, body, now }) => {
      await paySettlement(viewer, id, body.version, now);
      return readOne(settlement, viewer, id);
    }),
  ],
);

import { commissionsBody, payOutBody, reverseBody, sumsQuery } from '../../../contracts/sellers';
import { readOne } from '../../../crud/read-rows';
import { nounRoutes } from '../../../crud/routes';
import { verb } from '../../../crud/verbs';
import { commission } from '../nouns/commission';
import { seller } from '../nouns/seller';
import {
  approveCommissions,
  payCommissions,
  payOutSeller,
  reverseCommission,
} from '../use-cases/move-commissions';
import { readSums } from '../use-cases/read-sums';

export default nounRoutes(
  [
    seller,
    verb('POST', '/:id/pay-out', 'seller.edit', payOutBody, ({ viewer, id, body, now }) =>
      payOutSeller(viewer, id, body, now),
    ),
  ],
  [
    commission,
    verb('GET', '/sums', 'seller.view', sumsQuery, ({ viewer, body }) => readSums(viewer, body)),
    verb('POST', '/approve', 'seller.edit', commissionsBody, ({ viewer, body, now }) =>
      approveCommissions(viewer, body, now),
    ),
    verb('POST', '/pay', 'seller.edit', commissionsBody, ({ viewer, body, now }) =>
      payCommissions(viewer, body, now),
    ),
    verb('POST', '/:id/reverse', 'seller.edit', reverseBody, async ({ viewer, id, body, now }) => {
      await reverseCommission(viewer, id, body, now);
      return readOne(commission, viewer, id);
    }),
  ],
);

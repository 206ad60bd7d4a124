import { figuresQuery, remindBody } from '../../../contracts/carts';
import { nounRoutes } from '../../../crud/routes';
import { verb } from '../../../crud/verbs';
import { cart } from '../nouns/cart';
import { readFigures } from '../use-cases/read-figures';
import { remindByHand } from '../use-cases/remind-by-hand';

export default nounRoutes([
  cart,
  verb('GET', '/figures', 'cart.view', figuresQuery, ({ viewer, body }) => readFigures(viewer, body)),
  verb('POST', '/:id/remind', 'cart.remind', remindBody, ({ viewer, id, body, now }) =>
    remindByHand(viewer, id, body, now),
  ),
]);

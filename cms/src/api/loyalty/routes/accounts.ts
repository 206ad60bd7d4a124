import { adjustBody, membersQuery, statementQuery } from '../../../contracts/loyalty';
import { staffCardQuery, verifyCodeBody } from '../../../contracts/loyalty-card';
import { verb, verbRoutes } from '../../../crud/verbs';
import { operatorRoutes } from '../../../routing/operator-routes';
import files from '../controllers/balance-files';
import { adjustBalance } from '../use-cases/adjust-balance';
import { listMembers } from '../use-cases/list-members';
import { readStatement } from '../use-cases/read-statement';
import { readStaffCard, verifyCustomer } from '../use-cases/verify-customer';

export default operatorRoutes(
  verbRoutes('loyalty-accounts', [
    verb('GET', '', 'campaign.view', membersQuery, ({ viewer, body, now }) => listMembers(viewer, body, now)),
    verb('GET', '/:id/statement', 'campaign.view', statementQuery, ({ viewer, id, body }) =>
      readStatement(viewer, id, body),
    ),
    verb('GET', '/:id/card', 'order.create', staffCardQuery, ({ viewer, id, body, now }) =>
      readStaffCard(viewer, id, body, now),
    ),
    verb(
      'POST',
      '/:id/verify',
      'order.create',
      verifyCodeBody,
      ({ viewer, id, body, now }) => verifyCustomer(viewer, id, body, now),
      { isSecret: true },
    ),
    verb('POST', '/:id/adjust', 'loyalty.adjust', adjustBody, ({ viewer, id, body, now }) =>
      adjustBalance(viewer, id, body, now),
    ),
    { method: 'POST', path: '/import/preview', permission: 'campaign.view', answer: files.preview },
    { method: 'POST', path: '/import', permission: 'loyalty.adjust', answer: files.import },
    { method: 'GET', path: '/import/last', permission: 'campaign.view', answer: files.last },
    { method: 'POST', path: '/import/undo', permission: 'loyalty.adjust', answer: files.undo },
  ]),
);

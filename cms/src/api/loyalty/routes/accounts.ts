import { adjustBody, membersQuery, statementQuery } from '../../../contracts/loyalty';
import { verb, verbRoutes } from '../../../crud/verbs';
import { operatorRoutes } from '../../../routing/operator-routes';
import files from '../controllers/balance-files';
import { adjustBalance } from '../use-cases/adjust-balance';
import { listMembers } from '../use-cases/list-members';
import { readStatement } from '../use-cases/read-statement';

export default operatorRoutes(
  verbRoutes('loyalty-accounts', [
    verb('GET', '', 'campaign.view', membersQuery, ({ viewer, body, now }) => listMembers(viewer, body, now)),
    verb('GET', '/:id/statement', 'campaign.view', statementQuery, ({ viewer, id, body }) =>
      readStatement(viewer, id, body),
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

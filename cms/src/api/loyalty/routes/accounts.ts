import { membersQuery } from '../../../contracts/loyalty';
import { verb, verbRoutes } from '../../../crud/verbs';
import { operatorRoutes } from '../../../routing/operator-routes';
import { listMembers } from '../use-cases/list-members';

export default operatorRoutes(
  verbRoutes('loyalty-accounts', [
    verb('GET', '', 'campaign.view', membersQuery, ({ viewer, body, now }) => listMembers(viewer, body, now)),
  ]),
);

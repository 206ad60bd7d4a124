import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([['GET', '/audit', 'audit.find', 'audit.view']]);

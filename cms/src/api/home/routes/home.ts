import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([['GET', '/home', 'home.show', 'home.view']]);

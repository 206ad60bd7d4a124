import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([['GET', '/demo', 'demo.show']]);

import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([['GET', '/docs', 'docs.show']]);
